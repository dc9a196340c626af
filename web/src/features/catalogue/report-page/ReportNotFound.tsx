import { useRevalidator } from 'react-router-dom';
import { StatusPage } from '#web/ui/feedback/StatusPage.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { ReportWaiting } from './ReportLoading.tsx';
import css from './ReportNotFound.module.css';

export function ReportMissing({ error }: { error: string }) {
  const again = useRevalidator();
  if (again.state === 'loading') return <ReportWaiting />;
  return (
    <>
      <title>Report Not Found | Lagna</title>
      <meta
        name="description"
        content="This report is not on our shelf. All reports, paid and free, are on one page."
      />
      <meta name="robots" content="noindex" />
      <div className={css.banner} role="alert">
        <p className="wrap">{error}. Please try again.</p>
      </div>
      <StatusPage title="Report Not Found" text={error}>
        <ButtonLink to="/reports" variant="primary">
          Back to Reports
        </ButtonLink>
        <Button variant="line" onClick={() => void again.revalidate()}>
          Try again
        </Button>
      </StatusPage>
    </>
  );
}
