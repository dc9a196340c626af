import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EarlyTapNotice } from '#web/ui/EarlyTapNotice.tsx';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { SkeletonCard } from '#web/ui/feedback/Skeleton.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import { Stars } from '#web/ui/feedback/Stars.tsx';
import { StatusPage } from '#web/ui/feedback/StatusPage.tsx';
import { Steps } from '#web/ui/feedback/Steps.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Toasts } from '#web/ui/feedback/Toasts.tsx';
import { HINDI_NAME, LONG_TEXT, type ComponentExample } from './component-example.ts';

export const feedbackExamples: ComponentExample[] = [
  {
    component: EarlyTapNotice,
    name: 'EarlyTapNotice',
    importPath: '#web/ui/EarlyTapNotice.tsx',
    layout: 'compact',
    states: {
      'opened by a button': (
        <>
          <button type="button" popoverTarget="early-tap-example">
            Show
          </button>
          <EarlyTapNotice id="early-tap-example" ref={null} />
        </>
      ),
    },
  },
  {
    component: Badge,
    name: 'Badge',
    importPath: '#web/ui/feedback/Badge.tsx',
    layout: 'compact',
    states: {
      neutral: <Badge>Draft</Badge>,
      success: (
        <Badge tone="success" icon="check">
          Verified
        </Badge>
      ),
      pending: (
        <Badge tone="pending" icon="clock">
          Waiting for payment
        </Badge>
      ),
      error: <Badge tone="error">Refunded</Badge>,
      offer: <Badge tone="offer">50% off</Badge>,
      'Hindi name': <Badge>{HINDI_NAME}</Badge>,
    },
  },
  {
    component: Stars,
    name: 'Stars',
    importPath: '#web/ui/feedback/Stars.tsx',
    layout: 'compact',
    states: { '0': <Stars rating={0} />, '3.5': <Stars rating={3.5} />, '5': <Stars rating={5} /> },
  },
  {
    component: Spinner,
    name: 'Spinner',
    importPath: '#web/ui/feedback/Spinner.tsx',
    states: { loading: <Spinner /> },
  },
  {
    component: SkeletonCard,
    name: 'SkeletonCard',
    importPath: '#web/ui/feedback/Skeleton.tsx',
    states: { loading: <SkeletonCard />, 'loading, plain': <SkeletonCard withoutEmblem /> },
  },
  {
    component: Steps,
    name: 'Steps',
    importPath: '#web/ui/feedback/Steps.tsx',
    layout: 'wide',
    states: {
      'in progress': (
        <Steps
          label="Progress of the report"
          steps={[
            { label: 'Paid', state: 'done', note: '12 Mar, 9:41 am' },
            { label: 'Computed', state: 'current' },
            { label: 'Delivered', state: 'pending' },
          ]}
        />
      ),
      'long text': (
        <Steps
          label="Long progress"
          steps={[
            { label: LONG_TEXT, state: 'done' },
            { label: HINDI_NAME, state: 'pending' },
          ]}
        />
      ),
    },
  },
  {
    component: Toasts,
    name: 'Toasts',
    importPath: '#web/ui/feedback/Toasts.tsx',
    states: {
      success: renderToastButton('success', 'Logged out successfully!'),
      neutral: renderToastButton('neutral', HINDI_NAME),
      error: renderToastButton('error', 'Please check your connection'),
      'long text': renderToastButton('neutral', LONG_TEXT),
    },
  },
  {
    component: StatusPage,
    name: 'StatusPage',
    importPath: '#web/ui/feedback/StatusPage.tsx',
    layout: 'wide',
    states: {
      error: (
        <StatusPage title="No such page" text="The address may be old, or mistyped.">
          <ButtonLink to="/" variant="primary">
            Home
          </ButtonLink>
        </StatusPage>
      ),
      'long text': (
        <StatusPage title={HINDI_NAME} text={LONG_TEXT}>
          <Button>Try again</Button>
        </StatusPage>
      ),
    },
  },
];

function renderToastButton(tone: 'success' | 'neutral' | 'error', text: string) {
  return (
    <Button small onClick={() => showToast(text, { tone })}>
      Show the toast
    </Button>
  );
}
