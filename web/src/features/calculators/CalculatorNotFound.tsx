import { StatusPage } from '#web/ui/feedback/StatusPage.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';

export function CalculatorNotFound() {
  return (
    <>
      <title>Calculator not found | Lagna</title>
      <meta name="robots" content="noindex" />
      <StatusPage title="Calculator Not Found" text="The calculator you are looking for doesn't exist.">
        <ButtonLink to="/calculators" variant="primary">
          Back to Calculators
        </ButtonLink>
      </StatusPage>
    </>
  );
}
