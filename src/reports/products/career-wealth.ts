import { careerAnswersChapter } from '#src/reports/chapters/answers/career-answers.ts';
import { birthDataChapter } from '#src/reports/chapters/birth-data/birth-data.ts';
import { chartsChapter } from '#src/reports/chapters/birth-data/charts.ts';
import { closingChapter } from '#src/reports/chapters/closing/closing.ts';
import { glossaryChapterBeforeClosing } from '#src/reports/chapters/common/glossary.ts';
import { contentsChapter } from '#src/reports/chapters/common/contents.ts';
import { grahaPositionsChapter } from '#src/reports/chapters/grahas/graha-positions.ts';
import { lagnaChapter } from '#src/reports/chapters/lagna/lagna.ts';
import { methodChapterBeforeClosing } from '#src/reports/chapters/common/method.ts';
import { moonAndNakshatraChapter } from '#src/reports/chapters/moon/moon.ts';
import { nineGrahasChapterWithoutTime } from '#src/reports/chapters/grahas/nine-grahas.ts';
import { periodTableChapter } from '#src/reports/chapters/periods/period-table.ts';
import { periodsChapter } from '#src/reports/chapters/periods/periods.ts';
import { createDivisionalChartsChapter } from '#src/reports/chapters/divisional-charts/divisional-charts.ts';
import { workCalendarChapter } from '#src/reports/chapters/career/work-calendar.ts';
import { dashamshaChapter } from '#src/reports/chapters/career/dashamsha.ts';
import { workDaysChapter } from '#src/reports/chapters/career/work-days.ts';
import { workFieldsChapter } from '#src/reports/chapters/career/work-fields.ts';
import { amatyakarakaChapter } from '#src/reports/chapters/career/amatyakaraka.ts';
import { careerSummaryChapter } from '#src/reports/chapters/career/career-summary.ts';
import { moneyHousesChapter } from '#src/reports/chapters/career/money-houses.ts';
import { workTransitsChapter } from '#src/reports/chapters/career/work-transits.ts';
import { workPeopleChapter } from '#src/reports/chapters/career/work-people.ts';
import { workAshtakavargaChapter } from '#src/reports/chapters/career/work-ashtakavarga.ts';
import { leadershipChapterWithoutTime } from '#src/reports/chapters/career/time-unknown/leadership-without-time.ts';
import { workDecadesChapter } from '#src/reports/chapters/career/time-unknown/work-decades.ts';
import { workFieldsChapterWithoutTime } from '#src/reports/chapters/career/time-unknown/work-fields-without-time.ts';
import { moneyFromMoonChapter } from '#src/reports/chapters/career/time-unknown/money-from-moon.ts';
import { tenthFromMoonChapter } from '#src/reports/chapters/career/time-unknown/tenth-from-moon.ts';
import { workDaysChapterWithoutTime } from '#src/reports/chapters/career/time-unknown/work-days-without-time.ts';
import { careerRemediesChapter } from '#src/reports/chapters/career/career-remedies.ts';
import { abroadChapter, educationChapter } from '#src/reports/chapters/blueprint/subject-chapter.ts';
import { examsChapter } from '#src/reports/chapters/career/youth/exams-chapter.ts';
import {
  createChapterForOthers,
  createChapterForYouth,
} from '#src/reports/chapters/career/youth/for-youth.ts';
import { remediesChapter } from '#src/reports/chapters/remedies/general-remedies.ts';
import { streamsChapter } from '#src/reports/chapters/career/youth/streams-chapter.ts';
import { tenthHouseChapter } from '#src/reports/chapters/career/tenth-house.ts';
import { selfEmploymentChapter } from '#src/reports/chapters/career/self-employment.ts';
import { planetsAtWorkChapter } from '#src/reports/chapters/career/planets-at-work.ts';
import { careerYogasChapter } from '#src/reports/chapters/career/career-yogas.ts';
import { careerTablesChapter } from '#src/reports/chapters/astrologer/selections.ts';
import { createTenYearsChapter } from '#src/reports/chapters/timing/ten-years.ts';
import { createPossibleLagnasChapter } from '#src/reports/chapters/lagna/possible-lagnas.ts';
import type { Product } from '#src/reports/context/chapter.ts';

export const careerWealth: Product = {
  chapters: [
    careerAnswersChapter,
    contentsChapter,
    createTenYearsChapter('career-wealth'),
    careerSummaryChapter,
    birthDataChapter,
    chartsChapter,
    grahaPositionsChapter,
    createPossibleLagnasChapter('work'),
    lagnaChapter,
    moonAndNakshatraChapter,
    nineGrahasChapterWithoutTime,
    createChapterForYouth(streamsChapter),
    createChapterForYouth(educationChapter),
    createChapterForYouth(examsChapter),
    tenthHouseChapter,
    createChapterForOthers(planetsAtWorkChapter),
    tenthFromMoonChapter,
    amatyakarakaChapter,
    workFieldsChapterWithoutTime,
    createChapterForOthers(leadershipChapterWithoutTime),
    moneyFromMoonChapter,
    createChapterForOthers(createDivisionalChartsChapter([10])),
    createChapterForOthers(dashamshaChapter),
    workFieldsChapter,
    createChapterForOthers(selfEmploymentChapter),
    workPeopleChapter,
    moneyHousesChapter,
    createChapterForYouth(abroadChapter),
    workAshtakavargaChapter,
    careerYogasChapter,
    periodsChapter,
    workDecadesChapter,
    workCalendarChapter,
    workTransitsChapter,
    workDaysChapter,
    workDaysChapterWithoutTime,
    periodTableChapter,
    createChapterForOthers(careerRemediesChapter),
    createChapterForYouth(remediesChapter),
    careerTablesChapter,
    methodChapterBeforeClosing,
    glossaryChapterBeforeClosing,
    closingChapter,
  ],
};
