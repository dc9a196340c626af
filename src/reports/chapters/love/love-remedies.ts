/** Remedies for Venus and for the lord of the seventh house. Nothing has to be bought. */
import { content } from '#src/reports/content/content.ts';
import { describeCondition } from '#src/reports/text/condition-phrases.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import type { Chart } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { isReadAsMarried } from '#src/reports/context/life-stage.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { areAllEqual, hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { listPossibleCharts, type ReportContext } from '#src/reports/context/report-context.ts';
import {
  buildMantraRemedy,
  buildRemediesPage,
  type Remedy,
} from '#src/reports/chapters/remedies/remedies-page.ts';
import { formatElement, formatGraha, getSignName } from '#src/reports/text/phrases.ts';
import { getElement } from '#src/reports/facts/elements.ts';
import { getSeventhLord } from './love-helpers.ts';

export const loveRemediesChapter: Chapter = {
  withTime: (context) => {
    const lord = getSeventhLord(context.chart);
    return buildPage(context, {
      lord,
      lordReason: content.love.loveRemedyReasons.seventhLord(formatGraha(lord)),
      mantra: buildLordMantraRemedy(context.chart, lord),
    });
  },
  withoutTime: (context) => {
    const { sign } = context.chart.grahas.Venus;
    const lord = getSignLord(sign) as ClassicalGraha;
    return buildPage(context, {
      lord,
      lordReason: content.love.loveRemedyReasons.venusSignLord(formatGraha(lord), getSignName(sign)),
      mantra: buildVenusMantraRemedy(context.chart),
    });
  },
};

/** `lord`: of the seventh house or, without a birth time, of the sign of Venus. */
type LordRemedies = { lord: ClassicalGraha; lordReason: string; mantra: Remedy };

const buildPage = (context: ReportContext, { lord, lordReason, mantra }: LordRemedies) =>
  buildRemediesPage(
    'love-remedies',
    { ...content.love.loveHeadings.remedies, lead: content.love.loveRemedyLead },
    [
      { cost: content.remedies.FREE, ...content.love.seventhLordRemedy[lord], because: lordReason },
      writeVenusRemedy(context),
      mantra,
      writeFullMoonRemedy(context),
      writeGivingRemedy(context),
      writeNoGemRemedy(context, lord),
    ],
  );

function writeVenusRemedy({ chart }: ReportContext): Remedy {
  return {
    cost: content.remedies.FREE,
    ...content.love.venusRemedy[getCondition(chart, 'Venus')],
    because: content.love.loveRemedyReasons.venus(describeCondition(chart, 'Venus')),
  };
}

const buildLordMantraRemedy = ({ grahas }: Chart, lord: ClassicalGraha): Remedy =>
  buildMantraRemedy(
    lord,
    content.remedies.remedies[lord].mantra,
    content.love.loveRemedyReasons.mantra(formatGraha(lord), getSignName(grahas[lord].sign)),
  );

const buildVenusMantraRemedy = ({ grahas }: Chart): Remedy =>
  buildMantraRemedy(
    'Venus',
    content.remedies.remedies.Venus.mantra,
    content.love.loveRemedyReasons.venusMantra(getSignName(grahas.Venus.sign)),
  );

function writeFullMoonRemedy(context: ReportContext): Remedy {
  const { sign } = context.chart.grahas.Moon;
  if (!hasOneMoonSign(context))
    return {
      cost: content.love.loveRemedyReasons.oil,
      ...content.love.fullMoonRemedy,
      because: content.love.loveRemedyReasons.fullMoon,
    };
  const element = getElement(sign);
  const because = content.love.loveRemedyReasons.fullMoonWithSign(getSignName(sign), formatElement(element));
  return { ...content.love.fullMoonRemedyByElement[element], because };
}

/** For the dispositor of Venus in the navamsha, if that is the same all day. */
function writeGivingRemedy(context: ReportContext): Remedy {
  const signs = listPossibleCharts(context).map(({ grahas }) => grahas.Venus.navamsaSign);
  if (!areAllEqual(signs))
    return {
      ...content.remedies.remedies.Venus.giving,
      because: content.remedies.remedies.Venus.giving.reason,
    };
  const dispositor = getSignLord(signs[0]!) as ClassicalGraha;
  const { reason, ...giving } = content.remedies.remedies[dispositor].giving;
  const texts = content.love.loveRemedyReasons;
  const because =
    dispositor === 'Venus'
      ? texts.givingForVenus(getSignName(signs[0]!), reason)
      : texts.giving(formatGraha(dispositor), reason);
  return { ...giving, because };
}

const writeNoGemRemedy = (context: ReportContext, lord: ClassicalGraha): Remedy => ({
  cost: content.love.loveRemedyReasons.noGemCost,
  when: content.love.loveRemedyReasons.noGemWhen,
  title: content.love.noGemTitle,
  text: (isReadAsMarried(context) && content.love.noGemForMarried[lord]) || content.love.noGemByLord[lord],
  because: content.love.loveRemedyReasons.noGem(formatGraha(lord)),
  isPurchase: true,
});
