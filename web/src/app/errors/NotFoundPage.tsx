import { data } from 'react-router-dom';
import { ButtonLink } from '#web/ui/Button.tsx';
import { StatusPage } from '#web/ui/feedback/StatusPage.tsx';

/** Sets the status of the prerendered page. */
export const loader = () => data(null, { status: 404 });

export function Component() {
  return (
    <>
      <title>Page not found | Lagna</title>
      <meta
        name="description"
        content="This address of Lagna leads nowhere: the way back to the reports and to the start."
      />
      <meta name="robots" content="noindex" />
      <StatusPage
        title="No planet stands here"
        text="This address leads nowhere. It may have moved, or a letter slipped."
      >
        <ButtonLink to="/reports" variant="primary">
          See the reports
        </ButtonLink>
        <ButtonLink to="/" variant="text">
          Back to the start
        </ButtonLink>
      </StatusPage>
    </>
  );
}
