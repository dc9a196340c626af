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
  PLACES,
  removeSensitivity,
  removeTime,
  setYears,
  type FictitiousPerson,
} from '#src/testing/fixtures/people.ts';
import { doshasChapter, judgeDosha, MATCH_DOSHAS } from './doshas.ts';
import { judgeManglikOfPerson, manglikOfBothChapter } from './manglik-of-both.ts';
import { getMatch, listPersons, type Match } from './match.ts';
import { poruthamsChapter } from './poruthams.ts';

const people = setYears(createPeople(90), (i) => 1980 + (i % 24));
const matchPeople = (bride: FictitiousPerson, groom: FictitiousPerson): Match =>
  getMatch(
    createContext(
      removeSensitivity({
        ...createReportInput(bride, 'match-report'),
        partner: createPartnerInput(groom, 'groom'),
      }),
    ),
  );
const matches = people.map((person, i) => matchPeople(person, people[(i * 37 + 13) % people.length]!));

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

describe('a dosha with another exception at each hour of an unknown birth time', () => {
  const asha = { name: 'Asha Rao', date: '1990-07-19', time: '12:20', place: PLACES[0] };
  const ravi = { name: 'Ravi Koul', date: '1974-02-14', time: '02:28', place: PLACES[0] };
  const match = matchPeople(removeTime(asha), ravi);
  const { exceptions, exceptionsTable, verdicts } = content.match;

  it('is lifted, and the text names the exception of each hour', () => {
    expect(judgeDosha(match, 'bhakoot')).toBe('excepted');
    const { verdict, statement, table } = listVerdicts(doshasChapter, match)[1]!;
    expect(verdict).toBe(verdicts.excepted);
    expect(table!.rows.map(([, state]) => state)).not.toContain(exceptionsTable.states.met);
    const spans = [
      ...statement.text.matchAll(/“([^”]+)” if Asha was born (before|after) (\d+):(\d+) (am|pm)/g),
    ];
    expect(spans.length).toBe(2);
    for (const [, name, side, hour, minute, half] of spans) {
      const noon = (Number(hour) % 12) * 60 + Number(minute) + (half === 'pm' ? 720 : 0);
      const minutes = noon + (side === 'before' ? -5 : 5);
      const time = [Math.floor(minutes / 60), minutes % 60]
        .map((part) => String(part).padStart(2, '0'))
        .join(':');
      const table = listVerdicts(doshasChapter, matchPeople({ ...asha, time }, ravi))[1]!.table!;
      expect(table.rows.find(([exception]) => exception === name)![1]).toBe(exceptionsTable.states.met);
    }
  });

  it('is lifted with both times unknown, and the text names the exceptions', () => {
    const both = matchPeople(
      removeTime({ ...asha, date: '2000-04-24' }),
      removeTime({ ...ravi, date: '1974-06-24' }),
    );
    expect(judgeDosha(both, 'bhakoot')).toBe('excepted');
    const [, { statement }] = listVerdicts(doshasChapter, both) as [unknown, { statement: { text: string } }];
    expect(statement.text).toContain(exceptions['bhakoot-friendly-six-eight']);
  });
});

// The Moon of the bride left Leo some minutes after midnight; from Virgo there is no bhakoot dosha with the groom.
it('a dosha of some hours names them and says whether an exception is met then', () => {
  const rahul = { name: 'Rahul Iyer', date: '1990-10-17', time: '11:12', place: PLACES[0] };
  const match = matchPeople({ name: 'Tara Gupta', date: '1993-03-09', place: PLACES[0] }, rahul);
  const { verdict, statement } = listVerdicts(doshasChapter, match)[1]!;
  expect(verdict).toBe(content.match.verdicts.open);
  expect(statement.text).toMatch(
    /^There is bhakoot dosha only if Tara was born before 12:\d\d am\. No exception of the books to bhakoot dosha is met then\./,
  );
});

describe('rajju and vedha of an unknown birth time', () => {
  it('are decided by the hour exactly where the table of the poruthams says so', () => {
    const results = people.flatMap((person, i) => {
      const match = matchPeople(removeTime(person), removeTime(people[(i * 7 + 3) % people.length]!));
      const page = writeChapter(poruthamsChapter, match.context);
      if (page?.kind !== 'table') throw new Error('There is no table.');
      const printed = listVerdicts(doshasChapter, match);
      return (['rajju', 'vedha'] as const).map((key, index) => ({
        verdict: printed[MATCH_DOSHAS.length + index]!.verdict,
        result: page.tables[0]!.rows.find(([name]) => name === content.match.poruthamNames[key])![3]!,
      }));
    });
    const { verdicts, agreement } = content.match;
    const resultsOf = (verdict: string) =>
      new Set(results.filter((each) => each.verdict === verdict).map(({ result }) => result));
    expect([...resultsOf(verdicts.open)]).toEqual([agreement.open]);
    expect([...resultsOf(verdicts.no)]).toEqual([agreement.yes]);
    expect(resultsOf(verdicts.excepted)).toContain(agreement.yes);
    expect([...resultsOf(verdicts.excepted)]).not.toContain(agreement.open);
    expect([...resultsOf(verdicts.yes)].filter((result) => result !== agreement.no)).toEqual([]);
  });
});

it('results that are the same at every hour of an unknown birth time are firm, although the star changes', () => {
  const priya = { name: 'Priya Rao', date: '1994-03-02', place: PLACES[0] };
  const nitin = { name: 'Nitin Rao', date: '1991-08-23', time: '04:52', place: PLACES[0] };
  const [nadi, , gana] = listVerdicts(doshasChapter, matchPeople(priya, nitin));
  expect([nadi!.verdict, nadi!.statement.certainty?.level]).toEqual([content.match.verdicts.yes, 'stable']);
  expect(nadi!.statement.because).toContain('Swati or Vishakha');
  const poruthams = writeChapter(poruthamsChapter, matchPeople(priya, nitin).context);
  if (poruthams?.kind !== 'table') throw new Error('There is no table.');
  expect(poruthams.statements[0]!.text).toMatch(/^At every hour of that day 8 of the ten poruthams agree/);
  expect([gana!.verdict, gana!.statement.certainty?.level]).toEqual([
    content.match.verdicts.open,
    'borderline',
  ]);
});

describe('Manglik of an unknown birth time', () => {
  it.each(['1975-05-26', '1990-07-19', '1982-09-10'])(
    'that is absent at some hours of %s and cancelled at the others stays open, because the main count needs the lagna',
    (date) => {
      const match = matchPeople(removeTime({ ...people[0]!, date }), people[1]!);
      expect(judgeManglikOfPerson(match.first)).toBe('cancelled');
      const [{ verdict, statement }] = listVerdicts(manglikOfBothChapter, match) as [
        ReturnType<typeof listVerdicts>[number],
      ];
      expect(verdict).toBe(content.match.manglikAsVerdict.open);
      expect(statement.text).toMatch(
        /^If .+ was born \w+ .+ [ap]m, Mars is in .* The position of Mars from the lagna/,
      );
      expect(statement.text).toContain('cancels it');
      expect(statement.because).toMatch(/for a birth (before|after) \d+:\d\d [ap]m, Mars/);
      expect(statement.certainty?.note).toBe('close call: it needs the hour of birth');
      const sources = Object.values(content.doshas.manglikRules).map((rule) => rule!.source);
      expect(sources).toContain(statement.source);
    },
  );
});
