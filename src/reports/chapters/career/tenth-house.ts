/** The tenth house on an ordinary day: its sign, its guests, its lord, and who looks at it. */
import { SEVEN, type Seven } from '#src/astrology/contract-names.ts';
import { aspects, houseOf, lordOf, occupants, signOfHouse } from '#src/astrology/houses.ts';
import { isTimeKnown, type Chapter, type PageDraft } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { workHeadings, workLeads, workParts } from '#src/reports/content/en/career/career-headings.ts';
import { workSources } from '#src/reports/content/en/career/career-sources.ts';
import {
  tenthAlone,
  tenthDay,
  tenthGuest,
  tenthLook,
  tenthLord,
} from '#src/reports/content/en/career/tenth-house.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { grahaName, ordinal, signName } from '#src/reports/text/phrases.ts';
import { bearingKeys, bearingOf, bearingWords, easeOf, seatOf } from './work-condition.ts';

type Part = Extract<PageDraft, { kind: 'essay' }>['parts'][number];

export const workStyle: Chapter = {
  isIncluded: isTimeKnown,
  write: (reading) => ({
    kind: 'essay',
    id: 'work-style',
    ...workHeadings.style,
    highlightedHouses: [10],
    lead: workLeads.style,
    leadBecause: toSentence(
      `your tenth house is ${signName(signOfHouse(reading.chart, 10))}, in the keeping of ${grahaName(lordOf(reading.chart, 10))}`,
    ),
    parts: [
      { id: 'day', title: workParts.day, statements: [dayStatement(reading)] },
      { id: 'guests', title: workParts.guests, statements: guestStatements(reading) },
      { id: 'lord', title: workParts.lord, statements: [lordStatement(reading)] },
      ...lookPart(reading),
    ],
  }),
};

function dayStatement(reading: ReportContext): Statement {
  const sign = signOfHouse(reading.chart, 10);
  const because = `${signName(sign)} falls on the tenth house from your lagna`;
  return createStatement(reading, tenthDay[sign - 1]!, because, ['lagna.sign', 'lord.10'], workSources.tenth);
}

function guestStatements(reading: ReportContext): Statement[] {
  const { chart } = reading;
  const guests = occupants(chart, 10);
  if (guests.length === 0) return [aloneStatement(reading)];
  return guests.map((graha) =>
    createStatement(
      reading,
      tenthGuest[graha][easeOf(chart, graha)],
      `${grahaName(graha)} stands in your tenth house, ${bearingWords(chart, graha)}`,
      [`${graha}.house`, ...bearingKeys(chart, graha)],
      workSources.tenth,
    ),
  );
}

function aloneStatement(reading: ReportContext): Statement {
  const lord = lordOf(reading.chart, 10);
  const because = `the tenth house is empty, and ${grahaName(lord)} rules it`;
  return createStatement(
    reading,
    tenthAlone[lord as Seven],
    because,
    ['house.10', 'lord.10'],
    workSources.tenth,
  );
}

function lordStatement(reading: ReportContext): Statement {
  const { chart } = reading;
  const lord = lordOf(chart, 10);
  const house = houseOf(chart, lord);
  const because = `${grahaName(lord)}, which rules the tenth, has its seat in the ${ordinal(house)} house, ${bearingWords(chart, lord)}`;
  return createStatement(
    reading,
    tenthLord[seatOf(house)][bearingOf(chart, lord)],
    because,
    ['lord.10', `${lord}.house`, ...bearingKeys(chart, lord)],
    sources.houseLord,
  );
}

function lookPart(reading: ReportContext): Part[] {
  const { chart } = reading;
  const looking = SEVEN.filter((graha) => aspects(chart, graha, 10));
  if (looking.length === 0) return [];
  const statements = looking.map((graha) => {
    const because = `${grahaName(graha)} looks at the tenth from your ${ordinal(houseOf(chart, graha))} house`;
    return createStatement(
      reading,
      tenthLook[graha],
      because,
      [`${graha}.aspects.10`, `${graha}.house`],
      sources.aspect,
    );
  });
  return [{ id: 'look', title: workParts.look, statements }];
}
