/** The twelve houses for an unknown birth time, counted from the Moon or the Sun. */
import { content } from '#src/reports/content/content.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import type { TwoMoonSigns } from '#src/reports/content/en/moon/two-moon-signs.ts';
import type { EssayDraft, PageDraft } from '#src/reports/context/chapter.ts';
import { chooseHouseOrigin, listCountedByMoonSign } from '#src/reports/context/counted-houses.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { writeChildHouses } from '#src/reports/chapters/houses/child-houses.ts';
import { findOtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import { formatGraha, getSignName } from '#src/reports/text/phrases.ts';
import { markOrigin } from '#src/reports/text/counted-statement.ts';
import { joinReadingLists } from '#src/reports/text/readings-by-moon-sign.ts';
import { introduceHours } from '#src/reports/text/statement.ts';
import { writePage, type HouseDraft } from './house-page.ts';

export function writeCountedHouse(context: TimeUnknownContext, house: HouseNumber): PageDraft {
  const origin = chooseHouseOrigin(context);
  const [counted, other] = listCountedByMoonSign(context);
  const names = findOtherMoonSign(context)?.names;
  const { contentsTitle, summary, formatPosition } = content.houses.pages.countedHouseHeading;
  const own = writePage(counted, house);
  const page = other && names ? markHours(own, writePage(other, house), names) : own;
  const name = formatGraha(origin);
  return {
    ...page,
    origin,
    ...(names ? { drawingNote: content.houses.pages.writeDrawingNote(names) } : {}),
    contentsTitle: contentsTitle(name),
    summary: house === 1 ? summary(name, getSignName(counted.chart.lagna.sign)) : page.summary,
    position: formatPosition(house, name),
    statements: page.statements.map(({ title, statement }) => ({
      title,
      statement: markOrigin(counted, origin, statement),
    })),
  };
}

/** What the other Moon sign changes stands on the page after the twelve houses. */
const markHours = (own: HouseDraft, other: HouseDraft, names: TwoMoonSigns): HouseDraft => ({
  ...own,
  facts: own.facts.map((fact, i) => {
    const value = other.facts[i]!.value;
    return value === fact.value
      ? fact
      : { ...fact, value: content.houses.pages.factLabels.byMoonSign(fact.value, names.otherHours, value) };
  }),
  statements: own.statements.map(({ title, statement }, i) => ({
    title,
    statement:
      other.statements[i]!.statement.text === statement.text
        ? statement
        : introduceHours(statement, names.ownHours),
  })),
});

export function writeCountedChildHouses(context: TimeUnknownContext): PageDraft {
  const origin = chooseHouseOrigin(context);
  const [counted, other] = listCountedByMoonSign(context);
  const names = findOtherMoonSign(context)?.names;
  const own = writeChildHouses(counted);
  const page = other && names ? joinChildHouses(own, writeChildHouses(other), names) : own;
  const { leadBecause } = page;
  return {
    ...page,
    lead: `${page.lead} ${content.lagna.countedChildNote(formatGraha(origin))}`,
    leadBecause: content.lagna.countedReason(
      formatGraha(origin),
      getSignName(counted.chart.lagna.sign),
      leadBecause,
    ),
    parts: page.parts.map((part) => ({
      ...part,
      statements: part.statements.map((statement) => markOrigin(counted, origin, statement)),
    })),
  };
}

/** The grahas of a house are named in its first lines, so these are those of the sign of most hours. */
const joinChildHouses = (own: EssayDraft, other: EssayDraft, names: TwoMoonSigns): EssayDraft => ({
  ...own,
  parts: own.parts.map((part, i) => ({
    ...part,
    statements: joinReadingLists(part.statements, other.parts[i]!.statements, names),
  })),
});
