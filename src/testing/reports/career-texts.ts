/** The texts of the career report by topic, for the test that reaches every text. */
import * as afterSixty from '#src/reports/content/en/career/after-sixty.ts';
import * as dashamsha from '#src/reports/content/en/career/dashamsha.ts';
import { bestDay, restDay } from '#src/reports/content/en/career/work-days.ts';
import {
  fieldTexts,
  leaveToOthersTexts,
  livelihoodTexts,
} from '#src/reports/content/en/career/work-fields.ts';
import {
  amatyakarakaTexts,
  amatyakarakaToAtmakaraka,
  amatyakarakaByElement,
  amatyakarakaByHouse,
} from '#src/reports/content/en/career/amatyakaraka.ts';
import * as summaryTexts from '#src/reports/content/en/career/career-summary.ts';
import { moneyHouses, savingsTexts } from '#src/reports/content/en/career/money-houses.ts';
import {
  pairAdviceAfterSixty,
  significatorPairs,
} from '#src/reports/content/en/career/significator-pairs.ts';
import { people } from '#src/reports/content/en/career/work-people.ts';
import { repeatedPeriod, periodByRole } from '#src/reports/content/en/career/work-periods.ts';
import {
  fewestBindusByHouse,
  gainFlowTexts,
  workHouseBindus,
  mostBindusByHouse,
} from '#src/reports/content/en/career/work-bindus.ts';
import { careerRemedies } from '#src/reports/content/en/career/career-remedies.ts';
import {
  workTransitTexts,
  workTransitTextsWithoutTime,
} from '#src/reports/content/en/career/work-transits.ts';
import {
  emptyTenth,
  tenthAspect,
  tenthLordTexts,
  tenthOccupant,
  tenthSignWorkday,
} from '#src/reports/content/en/career/tenth-house.ts';
import * as selfEmployment from '#src/reports/content/en/career/self-employment.ts';
import { planetsAtWork } from '#src/reports/content/en/career/planets-at-work.ts';
import { noCareerYoga, careerYogas } from '#src/reports/content/en/career/career-yogas.ts';
import { splitSentences } from '#src/reports/text/omit-adult-matters.ts';

export const careerTextsByTopic: Record<string, unknown> = {
  'readers after sixty': afterSixty,
  dashamsha,
  'best day': bestDay,
  'rest day': restDay,
  'fields of work': fieldTexts,
  'work to leave to others': leaveToOthersTexts,
  livelihood: livelihoodTexts,
  amatyakaraka: amatyakarakaTexts,
  'amatyakaraka and atmakaraka': amatyakarakaToAtmakaraka,
  'element of the amatyakaraka': amatyakarakaByElement,
  'house of the amatyakaraka': amatyakarakaByHouse,
  'the summary': summaryTexts,
  'money houses': moneyHouses.map(({ lord, occupant, empty }) => [lord, occupant, empty]),
  // the advice is another one after sixty
  'pairs of significators': Object.values(significatorPairs).map((text) => splitSentences(text)[0]),
  'pairs after sixty': pairAdviceAfterSixty,
  'people at work': Object.values(people).map(({ lord, occupant }) => [lord, occupant]),
  saving: savingsTexts,
  'periods by role': periodByRole,
  'repeated periods': repeatedPeriod,
  remedies: careerRemedies,
  'gain and expense': gainFlowTexts,
  'bindus of a house': workHouseBindus,
  'most bindus': mostBindusByHouse,
  'fewest bindus': fewestBindusByHouse,
  transits: workTransitTexts,
  'transits without a birth time': workTransitTextsWithoutTime,
  'tenth house': { emptyTenth, tenthAspect, tenthLordTexts, tenthOccupant, tenthSignWorkday },
  'self-employment': selfEmployment,
  'planets at work': planetsAtWork,
  'no yoga': noCareerYoga,
  yogas: careerYogas,
};
