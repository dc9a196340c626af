/** The answer about the partner without a birth time, from the seventh sign from the Moon. */
import { content } from '#src/reports/content/content.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { countSigns } from '#src/astrology/houses.ts';
import {
  getLordFromMoon,
  getSignFromMoon,
  listGrahasFromMoon,
} from '#src/reports/chapters/career/time-unknown/counted-from-moon.ts';
import { isReadAsMarried, isYouth } from '#src/reports/context/life-stage.ts';
import type { ReportContext, TimeUnknownContext } from '#src/reports/context/report-context.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import { formatGraha, getSignName } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { writeAnswerByMoonSign } from './answer-by-moon-sign.ts';

export const writePartnerAnswerFromMoon = (context: TimeUnknownContext): Answer =>
  writeAnswerByMoonSign(context, writeForMoonSign);

function writeForMoonSign(context: ReportContext): Answer {
  const { chart } = context;
  const [lord, sign, describing] = [
    getLordFromMoon(chart, 7),
    getSignFromMoon(chart, 7),
    findDescribingGraha(chart),
  ];
  const { occupied, empty, detail } = content.answers.partnerFromMoonAnswer;
  const isOccupied = listGrahasFromMoon(chart, 7).includes(describing);
  const because = (isOccupied ? occupied : empty)(
    formatGraha(describing),
    getSignName(sign),
    getSignName(chart.grahas.Moon.sign),
  );
  return {
    question: getPartnerQuestion(context),
    answer: createStatement(
      context,
      content.answers.partnerNature[describing],
      because,
      ['Moon.sign', (other: ReportContext) => findDescribingGraha(other.chart)],
      content.answers.answerSources.partner,
    ),
    detail: isReadAsMarried(context)
      ? content.answers.marriedPartnerFromMoon(countSigns(chart, 'Moon', lord))
      : detail(
          content.answers.meetingPlaces[countSigns(chart, 'Moon', lord) - 1]!,
          content.answers.directions[sign - 1]!,
        ),
  };
}

export function getPartnerQuestion(context: ReportContext): string {
  if (isReadAsMarried(context)) return content.answers.marriedLifeQuestions.partner;
  return isYouth(context) ? content.answers.youthLoveQuestions.whom : content.answers.loveQuestions.whom;
}

/** The lord of the seventh sign if the sign contains it or is empty, otherwise the first of its occupants. */
function findDescribingGraha(chart: Chart): Graha {
  const occupants = listGrahasFromMoon(chart, 7);
  const lord = getLordFromMoon(chart, 7);
  return occupants.includes(lord) ? lord : (occupants[0] ?? lord);
}
