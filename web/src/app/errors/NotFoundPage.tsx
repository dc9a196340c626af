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
        content="There is no page at this address of Lagna. Go to the reports or to the home page."
      />
      <meta name="robots" content="noindex" />
      <StatusPage
        title="This page does not exist"
        text="There is no page at this address. It may have moved, or the address has a typing error."
      >
        <ButtonLink to="/reports" variant="primary">
          See the reports
        </ButtonLink>
        <ButtonLink to="/" variant="text">
          Go to the home page
        </ButtonLink>
      </StatusPage>
    </>
  );
}
