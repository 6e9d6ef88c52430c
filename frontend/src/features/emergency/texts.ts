/** Shown in place of the checks. */
export const checksFailed = "The check didn't load. Don't wait for it. If you're worried, call.";
