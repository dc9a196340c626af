/** Yogas of rank and wealth for a reader of sixty or more; the others read as they do for working readers. */
import {
  careerYogas as workingYogas,
  type CareerYoga,
} from '#src/reports/content/en/career/career-yogas.ts';

export const careerYogas: Record<CareerYoga, string> = {
  ...workingYogas,
  dharmaKarma:
    'Luck and work supported each other in your life, and people gave you a high place. A duty that you could explain with pride to your teacher suits you best now.',
  kendraTrikona:
    'Position and good fortune meet in your life. Honours come when you are present and prepared. Say yes to one honorary duty, and keep it for a fixed time.',
  yogakaraka:
    'One graha gives you both position and luck, so its periods help you more than others. Find them in the table of antardashas. Put your larger plans into them.',
  neechaBhanga:
    'A weakness of your early years became a special skill. People see the finished result and do not know how hard the beginning was. Tell this story to the young.',
  dhanaIncome:
    'Income turns into savings more easily for you than for most. A fixed transfer each month makes full use of this, also from a pension.',
  dhanaEffort:
    'You gain best by your own skill and under your own name. A share in other people’s work brings you less. Give advice for a small fee, and lend no money.',
  daridra:
    'Profit came to you late and indirectly, through service, repair, research or a distant place. Old claims and dues can still be collected; ask for them one by one.',
  harsha:
    'You deal well with rivals, loans and disputes. Steady work helps you more than a bold move. Settle old dues first, and keep your records in order.',
  sarala:
    'You stay calm when others are in trouble, and people come to you then. Insurance, old papers and difficult claims go well in your hands.',
  vimala:
    'You gain by spending little on show. Your independence is worth more than a title. Keep expenses below income, and rest before you are tired.',
  lakshmi:
    'Wealth follows good conduct in your case. Honest deals and respect for elders bring back more each year. Keep one rule of honesty that you never break.',
  saraswati:
    'Knowledge is your wealth, and it keeps its value. Writing, teaching or the arts give you respect and some income. Name your fee without apology.',
  amala:
    'Your name stays clean, and people repeat it. Such a name brings you trust late in life. Correct small mistakes in bills at once, also those in your favour.',
  lagnadhi:
    'Good helpers gather around your plans. Those whom you trained protect your interests. Give one important duty to a younger person this year.',
  adhi: 'You guide people politely, because friendly persons stand around you. Choose the right ones for each task instead of giving orders. Take time over each choice.',
  gajaKesari:
    'Your good sense gives you weight in meetings, and people quote you. Advice and teaching suit you. Speak after the first three speakers, when your summary helps most.',
  guruMangala:
    'Principle and energy work together in you. A good cause suits you, and you defend it as if it were your own. Choose one, and give it fixed hours.',
  budhaAditya:
    'You are intelligent and can explain matters clearly to people in power. Letters to offices, accounts and reports use this. Offer to write the yearly report of a society.',
  khalaParivartana:
    'Your affairs move by repeated effort: the house of courage exchanges its lord with a good house. A first refusal is usual, and the second or third request often succeeds.',
  kahala:
    'Bold plans suit you if the base is secure. Arrange property and savings first, and start a large plan after that, with a younger partner.',
  bheri:
    'Many people gather around you: family, tenants, helpers, suppliers. Prosperity grows with them. Give each a clear part and a fixed day for payment.',
  parvata:
    'A respected position has grown around your work. Charities, town affairs and professional bodies want people like you. Accept one such honorary post.',
  chatussagara:
    'Your work spread in all directions, and your contacts are in many places. Visit some of them, and keep a fixed home to which you return.',
  ruchaka:
    'Courage and drive are your strength. Take charge of what concerns land, machines or safety in your street. Train a successor early.',
  bhadra:
    'A quick and exact mind is your main tool. Words and numbers are still easy for you. Protect two hours a day for reading without calls.',
  hamsa:
    'Honesty gives you your good name. Education, law, money matters and guidance need your trustworthy word. Refuse whoever asks you to bend a rule.',
  malavya:
    'Refined taste makes what you do valuable. What you arrange, host or negotiate gains in worth. Keep the place beautiful where you receive people.',
  shasha:
    'You have a talent for large institutions and long plans. Many working people accept your calm authority. A society or a trust is a good field now.',
};

export const weakCareerYogakaraka =
  'One graha gives you both position and luck, but it is weak in your chart. Its periods help you in small steps. Keep large risks out of them.';
