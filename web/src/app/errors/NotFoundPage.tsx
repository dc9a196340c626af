import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { isFilePath } from '#web/lib/session/login-paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { StatusPage } from '#web/ui/feedback/StatusPage.tsx';

/** Opens a file that the login continues to; otherwise sets the status of the prerendered page. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return isFilePath(pathname) ? openFile(pathname + search) : data(null, { status: 404 });
}

/** A file that the browser downloads leaves the page in place: My Reports lists it. */
function openFile(path: string) {
  location.assign(path);
  return redirect('/my-reports');
}

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
