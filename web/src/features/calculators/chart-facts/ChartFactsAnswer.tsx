/** The chart fact that belongs to the calculator: headline, figure, reason, details, and the way to the free report. */
import { useState, useSyncExternalStore } from 'react';
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import type { ChartFactsResponse, BirthQuery } from '#src/chart-facts/contract.ts';
import {
  differenceTexts,
  FREE_REPORT_TEXT,
  SAME_TEXT,
  SIDEREAL_TEXT,
} from '#web/content/calculator-texts/chart-facts-answers.ts';
import type { ChartFactsCalculatorId } from '#web/content/calculator-texts/chart-facts.ts';
import { ClockOffsetChoice } from '#web/features/birth-details/ClockOffsetChoice.tsx';
import type { CalculatorStore } from '#web/features/calculators/calculator-store.ts';
import { shareResult } from '#web/features/calculators/share-result.ts';
import { saveCalculatorBirth } from '#web/lib/purchase/calculator-birth.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { WhatsAppLink } from '#web/ui/WhatsAppLink.tsx';
import type { AnswerText } from './answers/answer.ts';
import { compareWithGame, describeAnswer, describeBirthQuery } from './answers/answer-text.ts';
import { ZodiacRuler } from './ZodiacRuler.tsx';
import css from './ChartFactsAnswer.module.css';

type Props = {
  id: ChartFactsCalculatorId;
  query: BirthQuery;
  response: ChartFactsResponse;
  vocabulary: SignVocabulary;
  store: CalculatorStore;
  onChooseOffset: (utcOffsetSeconds: number) => void;
  onEdit: () => void;
};

export function ChartFactsAnswer(props: Props) {
  const { id, query, response, vocabulary, store, onChooseOffset, onEdit } = props;
  const [answer] = useState(() => describeAnswer(id, response, vocabulary));
  const { headline, detail, ruler, because } = answer;
  const { offsetChoice, utcOffsetSeconds, clockNote } = response;
  const shareText = `From the real sky: ${headline}.`;
  return (
    <div className={css.answer}>
      <p className="eyebrow num">{describeBirthQuery(query, response)}</p>
      <div>
        <h3 tabIndex={-1}>{headline}</h3>
        {detail && <p className={`soft ${css.detail}`}>{detail}</p>}
      </div>
      {ruler && <ZodiacRuler ruler={ruler} />}
      <p className="because num">
        <i>Because</i> {because}
      </p>
      <Facts facts={answer.facts} />
      <Difference id={id} answer={answer} store={store} />
      {offsetChoice && (
        <ClockOffsetChoice choice={offsetChoice} value={utcOffsetSeconds} onChange={onChooseOffset} />
      )}
      <p className="small soft">
        {SIDEREAL_TEXT} {clockNote}
      </p>
      <div className={css.actions}>
        <ButtonLink
          to="/reports/free-kundli"
          variant="primary"
          onClick={() => saveCalculatorBirth({ ...query, place: store.getState().place })}
        >
          Get my free kundli
        </ButtonLink>
        <WhatsAppLink text={`${shareText}\n${location.origin}${location.pathname}`} />
        <Button variant="text" onClick={() => void shareResult(document.title, shareText)}>
          Share
        </Button>
        <Button variant="text" onClick={onEdit}>
          Change the birth
        </Button>
      </div>
      <p className="small soft">{FREE_REPORT_TEXT}</p>
    </div>
  );
}

function Facts({ facts }: Pick<AnswerText, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <dl className={`num ${css.facts}`}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type DifferenceProps = { id: ChartFactsCalculatorId; answer: AnswerText; store: CalculatorStore };

/** Explains why the playful result on the same screen says something else. */
function Difference({ id, answer, store }: DifferenceProps) {
  const { playfulValues } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const comparison = compareWithGame(playfulValues, answer);
  if (comparison === 'none') return null;
  return <p className="soft">{comparison === 'same' ? SAME_TEXT : differenceTexts[id]}</p>;
}
