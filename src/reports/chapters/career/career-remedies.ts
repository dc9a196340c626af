/** Small acts for the lord of the tenth, and one for the purse, the free ones first. */
import type { Seven } from '#src/astrology/contract-names.ts';
import { getHouse, getHouseLord } from '#src/astrology/houses.ts';
import { isTimeKnown, type Chapter } from '#src/reports/context/chapter.ts';
import type { RemediesPage } from '#src/reports/contract.ts';
import { careerHeadings } from '#src/reports/content/en/career/career-headings.ts';
import { careerRemedies, careerRemedyLead } from '#src/reports/content/en/career/career-remedies.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, formatOrdinal, signName } from '#src/reports/text/phrases.ts';
import { describeCondition } from './work-condition.ts';
import { remediesChapter } from '#src/reports/chapters/remedies/general-remedies.ts';

/** Without an hour nobody rules the tenth: then the general remedies are given. */
export const remediesChapterWithoutTime: Chapter = {
  ...remediesChapter,
  isIncluded: (context) => !isTimeKnown(context),
};

type Remedy = RemediesPage['remedies'][number];

export const careerRemediesChapter: Chapter = {
  isIncluded: isTimeKnown,
  write: (context) => ({
    kind: 'remedies',
    id: 'work-remedies',
    ...careerHeadings.remedies,
    lead: careerRemedyLead,
    remedies: [
      writeWorkplaceRemedy,
      writeMantraRemedy,
      writeServiceRemedy,
      writeSavingRemedy,
      writeGivingRemedy,
    ].map((act) => {
      const remedy = act(context);
      return { ...remedy, because: toSentence(remedy.because) };
    }),
  }),
};

const findTenthLord = ({ chart }: ReportContext): Seven => getHouseLord(chart, 10) as Seven;

function writeWorkplaceRemedy(context: ReportContext): Remedy {
  const lord = findTenthLord(context);
  const because = `${formatGraha(lord)} rules your tenth house and is ${describeCondition(context.chart, lord)}`;
  return { cost: 'Free', ...careerRemedies[lord].workplace, because };
}

function writeMantraRemedy(context: ReportContext): Remedy {
  const lord = findTenthLord(context);
  const { day, mantra: said } = careerRemedies[lord];
  return {
    cost: 'Free',
    when: `${day}s, or daily`,
    title: `Words for ${formatGraha(lord)} at work`,
    text: `${said.iast}. ${said.text}`,
    mantra: said.devanagari,
    because: `the lord of work is addressed on its own day, ${day}`,
  };
}

function writeServiceRemedy(context: ReportContext): Remedy {
  const { chart } = context;
  const lord = findTenthLord(context);
  const because = `${formatGraha(lord)} acts upon your work from the ${formatOrdinal(getHouse(chart, lord))} house`;
  return { cost: 'Free', ...careerRemedies[lord].service, because };
}

function writeSavingRemedy(context: ReportContext): Remedy {
  const lord = getHouseLord(context.chart, 2) as Seven;
  const sign = signName(context.chart.grahas[lord].sign);
  return {
    cost: 'Free',
    ...careerRemedies[lord].saving,
    because: `${formatGraha(lord)}, in ${sign}, has the key of your second house`,
  };
}

function writeGivingRemedy(context: ReportContext): Remedy {
  const { reason, ...act } = careerRemedies[findTenthLord(context)].giving;
  return { ...act, because: reason };
}
