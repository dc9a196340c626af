/** The result of a verification. The live region is always present, so that new text is announced. */
import { useEffect, useRef } from 'react';
import { HouseEmblem } from '#web/charts/HouseEmblem.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import type { Verification } from './use-verification.ts';
import { getDocumentFacts, getResultText, type ShownVerification } from './result-labels.ts';
import css from './VerificationResult.module.css';

export function VerificationResult({
  verification,
  onRetry,
}: {
  verification: Verification;
  onRetry: () => void;
}) {
  const isShown = verification.kind !== 'idle' && verification.kind !== 'unreadable';
  return (
    <div role="status" className={css.region}>
      {isShown && (
        // a new title is a new result: a new card scrolls into view
        <ResultCard key={getResultText(verification).title} verification={verification} onRetry={onRetry} />
      )}
    </div>
  );
}

function ResultCard({ verification, onRetry }: { verification: ShownVerification; onRetry: () => void }) {
  const { tone, title, text } = getResultText(verification);
  const cardRef = useRef<HTMLElement>(null);
  // on a phone the forms are below the result
  useEffect(() => {
    cardRef.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={cardRef} className={`night ${css.card}`} data-tone={tone} aria-labelledby="verdict">
      <div className={css.emblem}>
        {tone === 'pending' ? (
          <Spinner />
        ) : (
          <HouseEmblem highlightedHouses={tone === 'error' ? [] : [1]} background="night" />
        )}
      </div>
      <div className={css.text}>
        <h2 id="verdict">{title}</h2>
        <p className="soft">{text}</p>
        {verification.kind === 'genuine' && (
          <dl className={css.facts}>
            {getDocumentFacts(verification.result).map(([name, value]) => (
              <div key={name}>
                <dt className="soft">{name}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {verification.kind === 'failed' && (
          <Button variant="line" onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
    </section>
  );
}
