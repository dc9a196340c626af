/** Remedies for the lord of the tenth house, and one for the lord of the second; free ones first. */
import { content } from '#src/reports/content/content.ts';
import { describeCondition } from '#src/reports/text/condition-phrases.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getHouse, getHouseLord } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { formatGraha, getSignName } from '#src/reports/text/phrases.ts';
import { writeGeneralRemedies } from '#src/reports/chapters/remedies/general-remedies.ts';
import {
  buildMantraRemedy,
  buildRemediesPage,
  type Remedy,
} from '#src/reports/chapters/remedies/remedies-page.ts';
import { getCareerTexts } from './career-stage.ts';

export const careerRemediesChapter: Chapter = {
  withTime: (context) =>
    buildRemediesPage(
      'work-remedies',
      { ...getCareerTexts(context).careerHeadings.remedies, lead: getCareerTexts(context).careerRemedyLead },
      [
        writeWorkplaceRemedy(context),
        writeMantraRemedy(context),
        writeServiceRemedy(context),
        writeSavingsRemedy(context),
        writeGivingRemedy(context),
      ],
    ),
  // without a birth time there is no lord of the tenth house
  withoutTime: writeGeneralRemedies,
};

const getTenthLord = ({ chart }: TimeKnownContext): ClassicalGraha =>
  getHouseLord(chart, 10) as ClassicalGraha;

function writeWorkplaceRemedy(context: TimeKnownContext): Remedy {
  const lord = getTenthLord(context);
  const because = content.career.careerRemedyReasons.workplace(
    formatGraha(lord),
    describeCondition(context.chart, lord, 10),
  );
  return { cost: content.remedies.FREE, ...getCareerTexts(context).careerRemedies[lord].workplace, because };
}

function writeMantraRemedy(context: TimeKnownContext): Remedy {
  const lord = getTenthLord(context);
  const { day, mantra } = getCareerTexts(context).careerRemedies[lord];
  const because = content.career.careerRemedyReasons.mantra(day);
  const title = content.career.careerRemedyReasons.mantraTitle(formatGraha(lord));
  return buildMantraRemedy(
    lord,
    { ...mantra, when: content.career.careerRemedyReasons.mantraDays(day) },
    because,
    title,
  );
}

function writeServiceRemedy(context: TimeKnownContext): Remedy {
  const { chart } = context;
  const lord = getTenthLord(context);
  const because = content.career.careerRemedyReasons.service(formatGraha(lord), getHouse(chart, lord));
  return { cost: content.remedies.FREE, ...getCareerTexts(context).careerRemedies[lord].service, because };
}

function writeSavingsRemedy(context: TimeKnownContext): Remedy {
  const lord = getHouseLord(context.chart, 2) as ClassicalGraha;
  const sign = getSignName(context.chart.grahas[lord].sign);
  return {
    cost: content.remedies.FREE,
    ...getCareerTexts(context).careerRemedies[lord].saving,
    because: content.career.careerRemedyReasons.saving(formatGraha(lord), sign),
  };
}

function writeGivingRemedy(context: TimeKnownContext): Remedy {
  const { reason, ...remedy } = getCareerTexts(context).careerRemedies[getTenthLord(context)].giving;
  return { ...remedy, because: reason };
}
