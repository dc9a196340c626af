/** Doshas and Manglik of a match: each exception and each source is that of the rule which is met. */
import { describe, expect, it } from 'vitest';
import { judgeManglik } from '#src/astrology/doshas/manglik.ts';
import { findWidestCancellation } from '#src/reports/chapters/answers/manglik-reason.ts';
import { content } from '#src/reports/content/content.ts';
import { writeChapter, type Chapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import {
  createPartnerInput,
  createPeople,
  createReportInput,
  removeSensitivity,
  setYears,
} from '#src/testing/fixtures/people.ts';
import { doshasChapter, judgeDosha } from './doshas.ts';
import { manglikOfBothChapter } from './manglik-of-both.ts';
import { getMatch, listPersons, type Match } from './match.ts';

const people = setYears(createPeople(90), (i) => 1980 + (i % 24));
const matches = people.map((person, i) =>
  getMatch(
    createContext(
      removeSensitivity({
        ...createReportInput(person, 'match-report'),
        partner: createPartnerInput(people[(i * 37 + 13) % people.length]!, 'groom'),
      }),
    ),
  ),
);

function listVerdicts(chapter: Chapter, { context }: Match) {
  const page = writeChapter(chapter, context);
  if (page?.kind !== 'verdicts') throw new Error('There is no page of verdicts.');
  return page.verdicts;
}

describe('the exception to bhakoot dosha', () => {
  it('that the text names is met in both charts', () => {
    const { met } = content.match.exceptionsTable.states;
    const excepted = matches.filter((match) => judgeDosha(match, 'bhakoot') === 'excepted');
    const printed = excepted.map((match) => listVerdicts(doshasChapter, match)[1]!);
    const named = Object.entries(content.match.bhakootExceptions).map(([key, text]) => ({
      text: text as string,
      name: content.match.exceptions[key as keyof typeof content.match.bhakootExceptions] as string,
    }));
    for (const { statement, table } of printed) {
      const { name } = named.find(({ text }) => text === statement.text)!;
      expect(table!.rows.find(([exception]) => exception === name)![1]).toBe(met);
    }
    expect(new Set(printed.map(({ statement }) => statement.text)).size).toBeGreaterThan(2);
  });
});

describe('the source of a cancelled Manglik', () => {
  it('is that of the rule which the reason names', () => {
    const verdicts = matches.flatMap((match) => {
      const printed = listVerdicts(manglikOfBothChapter, match);
      return listPersons(match).map(({ context }, i) => ({
        manglik: judgeManglik(context.chart),
        source: printed[i]!.statement.source,
      }));
    });
    const cancelled = verdicts.filter(({ manglik }) => manglik.verdict === 'cancelled');
    expect(cancelled.length).toBeGreaterThan(10);
    for (const { manglik, source } of cancelled)
      expect(source).toBe(content.doshas.manglikRules[findWidestCancellation(manglik)!.key]!.source);
    for (const { source } of verdicts.filter(({ manglik }) => manglik.verdict === 'none'))
      expect(source).toBe(content.match.manglikSources.rule);
  });
});
