/** Verifies that a PDF is a genuine report; shows nothing personal about it. */
import { useParams } from 'react-router-dom';
import { VerificationCodeForm } from './VerificationCodeForm.tsx';
import { FileDrop } from './FileDrop.tsx';
import { useVerification } from './use-verification.ts';
import { VerificationResult } from './VerificationResult.tsx';
import { MismatchHelp } from './MismatchHelp.tsx';
import css from './VerifyPage.module.css';

export function Component() {
  const { code } = useParams();
  return (
    <>
      <title>Is this report from Lagna? | Lagna</title>
      {code === undefined ? <Description /> : <meta name="robots" content="noindex" />}
      <VerificationSection key={code} initialCode={code} />
      <MismatchHelp />
    </>
  );
}

const Description = () => (
  <meta
    name="description"
    content="Check whether a Lagna report is genuine and unaltered, by the number printed in it or by the file itself, which never leaves your device."
  />
);

function VerificationSection({ initialCode }: { initialCode: string | undefined }) {
  const { verification, submitCode, submitFile, retry } = useVerification(initialCode);
  return (
    <section className={`wrap ${css.hero}`}>
      <div className={css.text}>
        <h1>Is this report from Lagna?</h1>
        <p className="lead soft">
          Do you have a birth chart with our name on it? Check here whether we made it, when, and whether it
          was changed later.
        </p>
        <p className="because soft">
          <i>Because</i> a report is personal, the answer contains no name, no birth details and no order.
        </p>
      </div>
      <div className={css.methods}>
        <VerificationResult verification={verification} onRetry={retry} />
        <FileDrop verification={verification} onFile={submitFile} />
        <VerificationCodeForm verification={verification} initialCode={initialCode} onCode={submitCode} />
        <noscript>
          <p>This check needs JavaScript. Write to us, and we will check it for you.</p>
        </noscript>
      </div>
    </section>
  );
}
