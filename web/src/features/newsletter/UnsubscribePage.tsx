/** The page of the unsubscribe link. Only its button unsubscribes, because mail programs prefetch links. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { StatusPage } from '#web/ui/feedback/StatusPage.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';

type State = 'confirm' | 'pending' | 'done' | 'failed' | 'invalid';

const TEXTS: Record<State, { title: string; text: string }> = {
  confirm: {
    title: 'Stop the monthly newsletter?',
    text: 'We delete your address from the list. Your account and your reports are not affected.',
  },
  pending: { title: 'Stop the monthly newsletter?', text: 'One moment.' },
  done: {
    title: 'You are unsubscribed',
    text: 'You will not get the newsletter again, and your address is deleted from the list. Was it a mistake? You can subscribe again at the foot of this page.',
  },
  failed: {
    title: 'That did not work',
    text: 'We got no answer, so you may still be subscribed. Please try again.',
  },
  invalid: {
    title: 'This link is not complete',
    text: 'A part of it is missing. Open the link in the e-mail again, or write to us and we unsubscribe you.',
  },
};

const UUID = /^[\da-f-]{36}$/i;

export function Component() {
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const [state, setState] = useState<State>(UUID.test(token) ? 'confirm' : 'invalid');
  const confirmUnsubscribe = async () => {
    setState('pending');
    const request = loadChunk(() => import('./unsubscribe.ts')).then(({ unsubscribe }) => unsubscribe(token));
    setState(
      await request.then(
        (): State => 'done',
        (): State => 'failed',
      ),
    );
  };
  return (
    <>
      <title>Unsubscribe | Lagna</title>
      <meta name="robots" content="noindex" />
      <div aria-live="polite">
        <StatusPage {...TEXTS[state]}>
          {state === 'done' || state === 'invalid' ? (
            <ButtonLink to={state === 'done' ? '/' : '/contact'} variant="primary">
              {state === 'done' ? 'See today’s sky' : 'Write to us'}
            </ButtonLink>
          ) : (
            <Button
              variant="primary"
              busyLabel={state === 'pending' && 'One moment...'}
              onClick={() => void confirmUnsubscribe()}
            >
              {state === 'failed' ? 'Try again' : 'Unsubscribe'}
            </Button>
          )}
        </StatusPage>
      </div>
    </>
  );
}
