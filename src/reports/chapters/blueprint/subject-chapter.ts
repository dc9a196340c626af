/** A chapter of the Life Blueprint on one part of life: what the chart shows, favoured times, and what helps. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { TextsByAge } from '#src/reports/content/en/blueprint/subject-texts.ts';
import { getAgeAt } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { findOtherMoonSign, type OtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import { formatGraha, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import { toSentence } from '#src/reports/text/statement.ts';
import { getLordAt } from './origin-houses.ts';
import { listOtherSignParts } from './other-moon-sign.ts';
import { selectTextsForAge, getAgeGroup, subjects, type Subject } from './subjects.ts';
import {
  writeBindus,
  writeElement,
  writeKaraka,
  writeLordPlace,
  writeOccupants,
  writeAdviceByLord,
  writeLordCondition,
  writeVarga,
} from './subject-statements.ts';
import { writeWindowPart } from './subject-windows.ts';

/** Left out for a reader of another age. */
const createSubjectChapter = (subjectOfAllAges: Subject): Chapter => ({
  write: (context) => {
    const subject = selectTextsForAge(context, subjectOfAllAges);
    const texts = subject.texts.ages[getAgeGroup(context, subject.olderFromAge)];
    if (!texts || getAgeAt(context, context.now) < subject.fromAge) return null;
    const parts = listParts(context, subject, texts);
    return {
      kind: 'essay',
      id: `blueprint-${subject.id}`,
      ...content.blueprint.subjectHeadings[subject.id],
      isCompact: true,
      highlightedHouses: [subject.house],
      lead: texts.lead,
      leadBecause: toSentence(writeLeadReason(context, subject.house, subject.texts.subject)),
      parts: [
        ...parts,
        ...listOtherSignParts(context, {
          house: subject.house,
          subject: subject.texts.subject,
          parts,
          writeStatements: (other) => listStatementsOfOtherSign(other, subject, texts),
        }),
      ],
    };
  },
});

export const educationChapter = createSubjectChapter(subjects.education);
export const childrenChapter = createSubjectChapter(subjects.children);
export const healthChapter = createSubjectChapter(subjects.health);
export const propertyChapter = createSubjectChapter(subjects.property);
export const partnershipChapter = createSubjectChapter(subjects.partnership);
export const workChapter = createSubjectChapter(subjects.work);
export const workOfYouthChapter = createSubjectChapter(subjects.workOfYouth);
export const moneyChapter = createSubjectChapter(subjects.money);
export const abroadChapter = createSubjectChapter(subjects.abroad);

export function writeLeadReason(context: ReportContext, house: number, subject: string): string {
  const [lord, nth] = [formatGraha(getLordAt(context, house)), formatOrdinal(house)];
  const other = findOtherMoonSign(context);
  if (other) return content.moon.twoMoonSignsTexts.leadReason(lord, nth, subject, other.names);
  return context.isTimeKnown
    ? content.blueprint.subjectReasons.lead(lord, nth, subject)
    : content.blueprint.subjectReasons.leadFromMoon(
        lord,
        nth,
        subject,
        getSignName(context.chart.grahas.Moon.sign),
      );
}

function listParts(context: ReportContext, subject: Subject, texts: TextsByAge): EssayPart[] {
  const times = writeTimes(context, subject, texts);
  const helps = listHelpStatements(context, subject);
  return [
    {
      id: 'outlook',
      title: content.blueprint.partTitles.outlook,
      statements: listOutlookStatements(context, subject, texts),
    },
    ...(times ? [times] : []),
    ...(helps.length > 0
      ? [{ id: 'helps', title: content.blueprint.partTitles.helps, statements: helps }]
      : []),
  ];
}

const writeTimes = (context: ReportContext, subject: Subject, { windows }: TextsByAge): EssayPart | null =>
  windows ? writeWindowPart(context, subject, subject.texts.windows ?? windows) : null;

/** The lord and the favoured time; where both signs are nearly as probable, all that the chapter says of the house. */
function listStatementsOfOtherSign(
  { context, isNear }: OtherMoonSign,
  subject: Subject,
  texts: TextsByAge,
): Statement[] {
  const [lordCondition, ...others] = listOutlookStatements(context, subject, texts);
  const times = writeTimes(context, subject, texts);
  return [
    lordCondition!,
    ...others.slice(0, isNear ? others.length : 1),
    ...(times?.statements.slice(0, 1) ?? []),
  ];
}

function listOutlookStatements(
  context: ReportContext,
  subject: Subject,
  { lordCondition }: TextsByAge,
): Statement[] {
  const { house, strengthHouse, karaka, varga, texts } = subject;
  const lordHouse = strengthHouse ?? house;
  const lordSubject = strengthHouse ? content.blueprint.subjectReasons.strengthOfBody : texts.subject;
  return [
    writeLordCondition(context, lordHouse, lordSubject, lordCondition),
    writeLordPlace(context, house, texts),
    ...writeOccupants(context, house, texts),
    ...(texts.element ? [writeElement(context, lordHouse, texts.element, lordSubject)] : []),
    writeKaraka(
      context,
      karaka,
      texts,
      strengthHouse ? content.blueprint.subjectReasons.karakaOfBody : texts.subject,
    ),
    ...(context.isTimeKnown ? [writeVarga(context, lordHouse, varga, texts, lordSubject)] : []),
  ];
}

function listHelpStatements(context: ReportContext, { house, strengthHouse, texts }: Subject): Statement[] {
  const { bindus, adviceByLord, subject } = texts;
  const practiceSubject = strengthHouse ? content.blueprint.subjectReasons.strengthOfBody : subject;
  return [
    ...(bindus && context.isTimeKnown ? [writeBindus(context, house, bindus, subject)] : []),
    ...(adviceByLord
      ? [writeAdviceByLord(context, strengthHouse ?? house, adviceByLord, practiceSubject)]
      : []),
  ];
}
