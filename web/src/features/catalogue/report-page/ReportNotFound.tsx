import { useRevalidator } from 'react-router-dom';
import { StatusPage } from '#web/ui/feedback/StatusPage.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { ReportLoading } from './ReportLoading.tsx';
import css from './ReportNotFound.module.css';

export function ReportNotFound({ error }: { error: string }) {
  const revalidator = useRevalidator();
  if (revalidator.state === 'loading') return <ReportLoading />;
  return (
    <>
      <title>Report Not Found | Lagna</title>
      <meta
        name="description"
        content="This report is not on our shelf. All reports, paid and free, are on one page."
      />
      <meta name="robots" content="noindex" />
      <div className={css.banner} role="alert">
        <p className="wrap">{error}. Please try revalidator.</p>
      </div>
      <StatusPage title="Report Not Found" text={error}>
        <ButtonLink to="/reports" variant="primary">
          Back to Reports
        </ButtonLink>
        <Button variant="line" onClick={() => void revalidator.revalidate()}>
          Try again
        </Button>
      </StatusPage>
    </>
  );
}
