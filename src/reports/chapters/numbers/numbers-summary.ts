/** The one-minute page of a numerology profile: numbers first. */
import { GRAHA_NAMES } from '#src/astrology/contract.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { numberHeadings } from '#src/reports/content/en/numbers/number-headings.ts';
import { conductors } from '#src/reports/content/en/numbers/conductor.ts';
import { drivers } from '#src/reports/content/en/numbers/driver.ts';
import {
  challengeGently,
  nameGift,
  squareGift,
  yearNow,
} from '#src/reports/content/en/numbers/numbers-summary.ts';
import { grahaOf } from './number-grahas.ts';
import { arcsOf } from './life-arcs.ts';
import { dayOfBirth, dayWord, monthOf } from './number-phrases.ts';
import {
  countDigits,
  hasNoLetters,
  type Numerology,
  getNumerology,
  reportDateInIndia,
} from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { grahaName, toNumberWord, ordinal } from '#src/reports/text/phrases.ts';
import { numberDates } from './number-dates.ts';
import { createStatement } from '#src/reports/text/statement.ts';

type MinuteDraft = Extract<PageDraft, { kind: 'summary' }>;

export const numbersMinute: Chapter = {
  write: (reading) => {
    const numbers = getNumerology(reading);
    return {
      kind: 'summary',
      id: 'minute',
      ...numberHeadings.minute,
      lead: leadOf(reading),
      keyFacts: pillarsOf(numbers),
      now: nowOf(reading, numbers),
      strengths: strengthsOf(reading, numbers),
      cautions: gentlyOf(reading, numbers),
      dates: numberDates(reading),
    };
  },
};

export function leadOf(reading: ReportContext): Statement {
  const { mulank, bhagyank } = getNumerology(reading);
  const text = `${drivers[mulank.value - 1]!.minute} ${conductors[bhagyank.value - 1]!.minute}`;
  const because = `the ${dayWord(dayOfBirth(reading))} gives driver ${mulank.value}, ${grahaName(grahaOf(mulank.value))}, and the date conductor ${bhagyank.value}, ${grahaName(grahaOf(bhagyank.value))}`;
  return createStatement(reading, text, because, ['date.driver', 'date.conductor']);
}

function pillarsOf({ mulank, bhagyank, chaldean, cycles }: Numerology): MinuteDraft['keyFacts'] {
  const third = hasNoLetters(chaldean)
    ? pillar('Personal year', cycles.year.value, 'from the date alone')
    : pillar(
        'Name number',
        chaldean.single,
        chaldean.compound > 9 ? `compound ${chaldean.compound}` : 'no compound',
      );
  return [
    pillar('Driver, mulank', mulank.value, 'the day you were born on'),
    pillar('Conductor, bhagyank', bhagyank.value, 'the whole date'),
    third,
  ];
}

function pillar(label: string, digit: number, note: string): MinuteDraft['keyFacts'][number] {
  const graha = grahaOf(digit);
  return { label, value: `${digit}, ${graha}`, note: `${GRAHA_NAMES[graha].devanagari}, ${note}` };
}

function nowOf(reading: ReportContext, { cycles }: Numerology): MinuteDraft['now'] {
  const [year, month] = [cycles.year.value, cycles.month.value];
  const on = reportDateInIndia(reading);
  return {
    title: `Now: year ${year}, month ${month}`,
    text: `Until 31 December ${on.slice(0, 4)}: ${yearNow[year - 1]!}. ${monthOf(on)} is a month of ${month} within it.`,
  };
}

function strengthsOf(reading: ReportContext, { mulank, loShu, chaldean }: Numerology): Statement[] {
  const counts = countDigits(loShu);
  const most = Math.max(...counts);
  const digit = counts.indexOf(most) + 1;
  const times = most === 2 ? 'twice' : `${toNumberWord(most)} times`;
  const often =
    most === 1
      ? `no digit of the date comes twice, and ${digit} is the first of them`
      : `${digit} stands ${times} in the date, and nothing stands there more often`;
  return [
    createStatement(
      reading,
      drivers[mulank.value - 1]!.gift,
      `${grahaName(grahaOf(mulank.value))}, of your driver ${mulank.value}, does this best`,
      ['date.driver'],
    ),
    createStatement(reading, squareGift[digit - 1]!, often, [`date.digit.${digit}`]),
    ...(hasNoLetters(chaldean)
      ? []
      : [
          createStatement(
            reading,
            nameGift[chaldean.single - 1]!,
            `in Cheiro’s letters your name is ${grahaName(grahaOf(chaldean.single))}’s ${chaldean.single}`,
            ['name.figure'],
          ),
        ]),
  ];
}

function gentlyOf(reading: ReportContext, { mulank }: Numerology): Statement[] {
  const { index, challenge } = arcsOf(reading).find(({ when }) => when === 'now')!;
  return [
    createStatement(
      reading,
      drivers[mulank.value - 1]!.gently,
      `${grahaName(grahaOf(mulank.value))}, of driver ${mulank.value}, overdoes exactly this`,
      ['date.driver'],
    ),
    createStatement(
      reading,
      challengeGently[challenge.value]!,
      `your ${ordinal(index + 1)} arc has the challenge ${challenge.value}`,
      [`date.challenge.${index + 1}`],
    ),
  ];
}
