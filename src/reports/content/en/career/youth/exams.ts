/** Entrance examinations and daily study, for a reader of sixteen or seventeen. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Condition } from '#src/reports/facts/condition-scale.ts';

export const examHeadings = {
  title: 'Examinations and study',
  hindiTitle: 'परीक्षा',
  runningTitle: 'Examinations',
  summary: 'Competition, teachers, memory, speed, accuracy and patience',
} as const;

export const examTexts = {
  lead: 'Two things decide an examination besides knowledge: how you prepare, and how you behave on the day. The sixth house shows competition, the ninth shows teachers and good fortune. Four grahas show memory, speed, accuracy and patience. Each of them can be trained.',
  housesTitle: 'Competition and guidance',
  grahasTitle: 'Four skills of an examination',
  placeTitle: 'Where you study best',
  lordReason: (house: string, lord: string, condition: string) =>
    `${lord}, lord of the ${house}, is ${condition}`,
  grahaReason: (graha: string, matter: string, condition: string) =>
    `${graha}, karaka of ${matter}, is ${condition}`,
  signReason: (sign: string) => `${sign} is the sign of the fourth house, which shows the place of study`,
  leadReason: (sixthLord: string, ninthLord: string) =>
    `${sixthLord} rules the sixth house and ${ninthLord} the ninth.`,
} as const;

export const examHouses: Record<6 | 9, Record<Condition, string>> = {
  6: {
    strong: 'Competition brings out your best. Entrance examinations with many candidates suit you. Take two full mock tests each month, with a clock.',
    fair: 'Competition neither helps nor disturbs you much. Practice decides: after three mock tests the paper feels familiar.',
    weak: 'Competition makes you nervous, and this costs marks that you could have. Practise in small tests, and have a second course in mind, so that one day does not decide everything.',
  },
  9: {
    strong: 'Teachers and good timing are on your side. Ask a teacher which college fits you, and apply to one more than you had planned.',
    fair: 'Guidance is there when you ask for it. Talk with one teacher and one older student before the forms are due.',
    weak: 'You may find the right teacher late. Do not wait for one: good books, old papers and one study partner carry you far.',
  },
};

export type ExamGraha = 'Moon' | 'Mars' | 'Mercury' | 'Saturn';

export const examMatters: Record<ExamGraha, string> = {
  Moon: 'memory and calm',
  Mars: 'speed and courage',
  Mercury: 'accuracy',
  Saturn: 'patience',
};

export const examGrahas: Record<ExamGraha, Record<Condition, string>> = {
  Moon: {
    strong: 'Memory and calm: you remember well and stay calm in the hall. Study new chapters in the evening and repeat them in the morning.',
    fair: 'Memory and calm: you remember what you repeat. Go over each chapter after one day, one week and one month.',
    weak: 'Memory and calm: worry is your main obstacle. Sleep before a test is worth more than two more chapters; breathe out slowly before you open the paper.',
  },
  Mars: {
    strong: 'Speed: you begin at once and finish in time. Use the last ten minutes to check, and not to leave early.',
    fair: 'Speed: you are fast enough when you know the order. Answer the questions that you know first.',
    weak: 'Speed: you lose time on hard questions. Give each question a limit, mark it and go on; come back at the end.',
  },
  Mercury: {
    strong: 'Accuracy: you read and calculate reliably. Difficult tests with many short questions suit you.',
    fair: 'Accuracy: small mistakes happen when you hurry. Underline the main word of each question.',
    weak: 'Accuracy: careless mistakes cost you more than missing knowledge. Keep a list of your typical mistakes, and read it before each test.',
  },
  Saturn: {
    strong: 'Patience: you can prepare for a year without losing interest. Long courses and hard tests are within your reach.',
    fair: 'Patience: a timetable helps you over dull weeks. Plan one free afternoon in each of them.',
    weak: 'Patience: long preparation tires you. Study in blocks of forty minutes, and give each week a small, clear aim.',
  },
};

/** By the sign of the fourth house; index sign - 1. */
export const studyPlaces = [
  'Study where you can stand up and move. A short walk between two chapters keeps you awake.',
  'Study always at the same comfortable table. Good light and a glass of water are enough.',
  'Study near people who also work. A library or a reading room keeps you from the phone.',
  'Study at home, near the family but behind a door. Ask for one quiet hour in the evening.',
  'Study in a bright room, with your plan on the wall. A good desk makes you proud of your work.',
  'Study at a tidy table with few things on it. Put the rest away before you begin.',
  'Study together with one calm partner, in a pleasant room. Too much silence makes you sleepy.',
  'Study alone, with the door closed. One deep hour gives you more than three divided ones.',
  'Study where you can see far: near a window or on the roof. Change the place once a week.',
  'Study in a plain room at fixed hours. The early morning suits you best.',
  'Study with friends online or in a study hall. Agree on the time, and turn off the sound.',
  'Study in a quiet place with a prayer room, a garden or water nearby. Keep a clock in sight.',
] as const;

/** The karaka of each skill is read by condition, so it is one of the seven. */
export const examGrahaOrder: readonly (ExamGraha & ClassicalGraha)[] = ['Moon', 'Mars', 'Mercury', 'Saturn'];
