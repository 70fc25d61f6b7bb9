// A message for a few seconds, with at most one thing to do about it.

import { Icon } from "../shared/Icon.jsx";

export function Toast({ controller }) {
  const { toast } = controller;
  return (
    <div class="ck-toast-place" role="status">
      {toast && (
        <div class="ck-toast">
          <span>{toast.text}</span>
          {toast.action && (
            <button
              type="button"
              onClick={() => {
                controller.say(null);
                toast.action.run();
              }}
            >
              {toast.action.label}
            </button>
          )}
          <button type="button" aria-label="Close message" onClick={() => controller.say(null)}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
