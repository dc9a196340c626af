import { SubscribeResponse } from '#src/newsletter/contract.ts';
import { ApiError, post } from '#web/lib/api.ts';
import { showToast } from '#web/ui/feedback/toast.ts';

/** After a sign-up with the newsletter ticked. The account exists whatever the result. Never rejects. */
export async function subscribeToNewsletter(email: string): Promise<void> {
  try {
    const { message = 'You have successfully subscribed to our newsletter.' } = await post(
      '/api/newsletter/subscribe',
      { email },
      SubscribeResponse,
    );
    showToast(message, { tone: 'success' });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'already-subscribed') return;
    showToast(
      'You are not subscribed to the monthly newsletter yet. You can subscribe at the bottom of every page.',
      {
        tone: 'error',
      },
    );
  }
}
