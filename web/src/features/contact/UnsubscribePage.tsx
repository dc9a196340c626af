/** The page of the unsubscribe link. Only its button unsubscribes, because mail programs prefetch links. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { StatusPage } from '#web/ui/feedback/StatusPage.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';

type State = 'confirm' | 'pending' | 'done' | 'failed' | 'invalid';

const TEXTS: Record<State, { title: string; text: string }> = {
  confirm: {
    title: 'Leave the monthly letter?',
    text: 'Your address is taken off the list and forgotten. Reports you have ordered are not touched.',
  },
  pending: { title: 'Leave the monthly letter?', text: 'One moment.' },
  done: {
    title: 'You are off the list',
    text: 'Nothing more comes from us by this letter. The sky goes on.',
  },
  failed: {
    title: 'That did not work',
    text: 'We could not reach the list just now, so you are still on it. Please try again.',
  },
  invalid: {
    title: 'This link is not complete',
    text: 'A part of it is missing. Open it once more from the letter, or write to us and we do it for you.',
  },
};

export function Component() {
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const [state, setState] = useState<State>(/^[\da-f-]{36}$/i.test(token) ? 'confirm' : 'invalid');
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
