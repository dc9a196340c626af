/** Titles and leads for a reader of sixteen or seventeen. */
import * as atWork from '#src/reports/content/en/career/career-headings.ts';

export const careerHeadings = {
  ...atWork.careerHeadings,
  summary: {
    title: 'Study and work in one minute',
    runningTitle: 'In one minute',
    summary: 'Study, later work and money habits on one page',
  },
  tenthHouse: {
    ...atWork.careerHeadings.tenthHouse,
    title: 'How you work on a task',
    runningTitle: 'How you work',
    summary: 'The tenth house: what helps you to finish homework, projects and practice',
  },
  fields: {
    ...atWork.careerHeadings.fields,
    title: 'Fields for later',
    runningTitle: 'Fields for later',
    summary: 'Fields to try during your studies, by your strongest grahas',
  },
  people: {
    ...atWork.careerHeadings.people,
    title: 'Classmates, teachers, friends',
    hindiTitle: 'सहपाठी',
    runningTitle: 'People at school',
    summary: 'Classmates, rivals, study partners, teachers and your wider circle',
  },
  money: {
    ...atWork.careerHeadings.money,
    title: 'Your money habits',
    runningTitle: 'Money habits',
    summary: 'Saving, spending, prizes and gifts',
  },
  calendar: {
    ...atWork.careerHeadings.calendar,
    title: 'Ten years, period by period',
    runningTitle: 'Ten years',
    summary: 'Every antardasha of the next ten years, rated for study and work',
  },
  transits: {
    ...atWork.careerHeadings.transits,
    title: 'Saturn and Jupiter over ten years',
    summary: 'When they pass through the houses of tasks, results and savings',
  },
  days: {
    ...atWork.careerHeadings.days,
    title: 'Good days for study',
  },
  yogas: {
    ...atWork.careerHeadings.yogas,
    summary: 'The yogas of your chart, for the years to come',
  },
  ashtakavarga: {
    ...atWork.careerHeadings.ashtakavarga,
    summary: 'Ashtakavarga points for tasks, results and savings',
  },
} as const;

export const careerLeads = {
  ...atWork.careerLeads,
  tenthHouse:
    'The tenth house shows what you do in the world. At your age that means homework, projects, practice and examinations. This chapter describes how you work on a task, and what makes it easier.',
  fields:
    'No chart names one profession. It shows which grahas have most influence on your later work, and each of them stands for certain fields. Read them as a list to try: a project, a visit, a summer course. You and your parents choose.',
  yogas:
    'The old authors describe combinations under which people rose in rank or wealth. They speak of grown-up years, and they ask for effort. Read them as talents to train now.',
  people:
    'Five houses describe the people around your studies: classmates, rivals, study partners, teachers, and your wider circle.',
  money:
    'Three houses show your first habits with money: the second for saving, the eleventh for prizes and gifts, the twelfth for spending. Habits of these years usually stay, so a small rule now is worth a lot.',
} as const;

export const careerPartTitles = {
  ...atWork.careerPartTitles,
  workday: 'A day of study',
} as const;
