/**
 * The page of the link in the confirmation e-mail. The token is in the fragment, which browsers do not send to any server.
 * Only the button confirms, because mail programs and virus scanners open links.
 */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { StatusPage } from '#web/ui/feedback/StatusPage.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';

type State = 'confirm' | 'pending' | 'done' | 'expired' | 'failed' | 'invalid';

const CONFIRM_TITLE = 'Send you the monthly newsletter?';
const TEXTS: Record<State, { title: string; text: string }> = {
  confirm: {
    title: CONFIRM_TITLE,
    text: '“The sky, once a month” says what the planets do in the coming month, and what that is good for. You can stop it with one click.',
  },
  pending: { title: CONFIRM_TITLE, text: 'One moment.' },
  done: {
    title: 'Your address is confirmed',
    text: 'The next letter comes in the first days of the month. Members can add a paragraph for their Moon sign in their profile.',
  },
  expired: {
    title: 'This link does not work any more',
    text: 'It has been used, or it is older than seven days. If you confirmed before, you need not do anything. Otherwise enter your address again at the foot of this page.',
  },
  failed: { title: 'That did not work', text: 'We got no answer. Please try again.' },
  invalid: {
    title: 'This link is not complete',
    text: 'A part of it is missing. Please open the link in the e-mail again.',
  },
};

/** 32 random bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

export function Component() {
  const token = useLocation().hash.slice(1);
  return (
    <>
      <title>Confirm your address | Lagna</title>
      <meta name="robots" content="noindex" />
      {/* another link opened in the same tab starts again */}
      <Confirmation key={token} token={token} />
    </>
  );
}

function Confirmation({ token }: { token: string }) {
  const [state, setState] = useState<State>(TOKEN.test(token) ? 'confirm' : 'invalid');
  const confirm = async () => {
    setState('pending');
    setState(await requestConfirmation(token));
  };
  const isButtonShown = state === 'confirm' || state === 'pending' || state === 'failed';
  return (
    <div aria-live="polite">
      <StatusPage {...TEXTS[state]}>
        {isButtonShown ? (
          <Button
            variant="primary"
            busyLabel={state === 'pending' && 'One moment...'}
            onClick={() => void confirm()}
          >
            {state === 'failed' ? 'Try again' : 'Confirm my address'}
          </Button>
        ) : (
          <NextLinks isDone={state === 'done'} />
        )}
      </StatusPage>
    </div>
  );
}

async function requestConfirmation(token: string): Promise<State> {
  try {
    const { confirmSubscription } = await loadChunk(() => import('./confirm-subscription.ts'));
    await confirmSubscription(token);
    return 'done';
  } catch (error) {
    return (error as { code?: string }).code === 'token-expired' ? 'expired' : 'failed';
  }
}

const NextLinks = ({ isDone }: { isDone: boolean }) => (
  <>
    <ButtonLink to="/" variant="primary">
      See today’s sky
    </ButtonLink>
    {isDone && <ButtonLink to="/profile#newsletter">Add my Moon sign</ButtonLink>}
  </>
);
