/** The link at the foot of the monthly letter. A look changes nothing (mail programs look ahead); the button does. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { StatusPage } from '#web/ui/feedback/StatusPage.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';

type State = 'asked' | 'leaving' | 'left' | 'failed' | 'unknown';

const WORDS: Record<State, { title: string; text: string }> = {
  asked: {
    title: 'Leave the monthly letter?',
    text: 'Your address is taken off the list and forgotten. Reports you have ordered are not touched.',
  },
  leaving: { title: 'Leave the monthly letter?', text: 'One moment.' },
  left: {
    title: 'You are off the list',
    text: 'Nothing more comes from us by this letter. The sky goes on.',
  },
  failed: {
    title: 'That did not work',
    text: 'We could not reach the list just now, so you are still on it. Please try again.',
  },
  unknown: {
    title: 'This link is not complete',
    text: 'A part of it is missing. Open it once more from the letter, or write to us and we do it for you.',
  },
};

export function Component() {
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const [state, setState] = useState<State>(/^[\da-f-]{36}$/i.test(token) ? 'asked' : 'unknown');
  const leave = async () => {
    setState('leaving');
    const told = loadChunk(() => import('./leave-letter.ts')).then(({ leaveLetter }) => leaveLetter(token));
    setState(
      await told.then(
        (): State => 'left',
        (): State => 'failed',
      ),
    );
  };
  return (
    <>
      <title>Leave the letter | Lagna</title>
      <meta name="robots" content="noindex" />
      <div aria-live="polite">
        <StatusPage {...WORDS[state]}>
          {state === 'left' || state === 'unknown' ? (
            <ButtonLink to={state === 'left' ? '/' : '/contact'} variant="primary">
              {state === 'left' ? 'See today’s sky' : 'Write to us'}
            </ButtonLink>
          ) : (
            <Button
              variant="primary"
              busy={state === 'leaving' && 'One moment...'}
              onClick={() => void leave()}
            >
              {state === 'failed' ? 'Try again' : 'Leave the letter'}
            </Button>
          )}
        </StatusPage>
      </div>
    </>
  );
}
