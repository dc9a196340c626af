/** Every URL of the sandbox begins with this path, mounted in an application or alone. */
export const SANDBOX_PATH = '/sandbox/razorpay';
