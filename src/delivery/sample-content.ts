/** Takes the texts and figures that the site shows from the sample documents. */
import type { ReportDocument, Statement } from '#src/reports/contract.ts';
import { formatLongDate } from '#src/reports/text/phrases.ts';
import type { ProductKey } from '#src/reports/write-report.ts';
import type {
  SampleExample,
  SamplePage,
  SamplePartner,
  SamplePerson,
  SampleStatement,
  SampleTeaser,
} from './contract-sample-content.ts';
import { createSampleDocument, getChapterTitle } from './sample.ts';
import {
  EXAMPLE_CHOICE,
  SAMPLE_PAGE_CHOICES,
  TEASER_CHOICES,
  type SamplePageChoice,
  type StatementChoice,
} from './sample-choices.ts';
import { createFigure } from './sample-figures.ts';
import { findPage, findStatement, takeFirstSentence } from './sample-statements.ts';

type SampleContent = {
  person: SamplePerson;
  partner: SamplePartner;
  pages: Record<string, SamplePage>;
  teasers: Record<string, SampleTeaser>;
  example: SampleExample;
};

/** @returns pages and teasers by report key @throws Error with one sentence if a chosen statement does not exist */
export function createSampleContent(): SampleContent {
  const documents = new Map(
    Object.keys(SAMPLE_PAGE_CHOICES).map((key) => [key, createSampleDocument(key as ProductKey)]),
  );
  const { birth, chart } = documents.get('match-report')!.partner!;
  return {
    person: { ...describePerson(documents.get(EXAMPLE_CHOICE.report)!), partnerName: birth.name },
    partner: { chart: { ...chart, vimshottari: [] } },
    pages: mapValues(SAMPLE_PAGE_CHOICES, (choice, key) => createSamplePage(documents.get(key)!, choice)),
    teasers: mapValues(TEASER_CHOICES, (choice, key) => createTeaser(documents.get(key)!, choice)),
    example: createExample(documents.get(EXAMPLE_CHOICE.report)!),
  };
}

const mapValues = <T, R>(
  values: Record<string, T>,
  convert: (value: T, key: string) => R,
): Record<string, R> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, convert(value, key)]));

function describePerson({
  birth,
  birthTimeText,
  birthPlaceText,
  chart,
}: ReportDocument): Omit<SamplePerson, 'partnerName'> {
  return {
    name: birth.name,
    bornOn: formatLongDate(birth.utc),
    bornAt: birthTimeText,
    place: birthPlaceText,
    chart: { ...chart, vimshottari: [] },
  };
}

export function createSamplePage(document: ReportDocument, choice: SamplePageChoice): SamplePage {
  const page = findPage(document, choice.page);
  const statements = choice.statements.map((statementChoice) =>
    findStatement(document, { page: choice.page, ...statementChoice }),
  );
  return {
    chapter: getChapterTitle(page),
    title: page.title,
    figure: createFigure(document, page, choice.figure),
    statements: statements.map(({ title, statement }, index) => ({
      ...(title && title !== statements[index - 1]?.title ? { title } : {}),
      ...pickPrinted(statement),
    })),
  };
}

export function createTeaser(
  document: ReportDocument,
  choice: StatementChoice & { page: string },
): SampleTeaser {
  const { text, because } = findStatement(document, choice).statement;
  return { statement: takeFirstSentence(text), because };
}

function createExample(document: ReportDocument): SampleExample {
  const { title, statement } = findStatement(document, EXAMPLE_CHOICE);
  return { report: document.product.name, ...(title && { title }), ...pickPrinted(statement) };
}

const pickPrinted = ({ text, because, source, certainty }: Statement): Omit<SampleStatement, 'title'> => ({
  text,
  because,
  ...(source && { source }),
  ...(certainty && { certainty }),
});
