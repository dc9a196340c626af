/** The meaning of a yoga for work and money. Its name, rule and source are in src/astrology. */
import type { YogaKey } from '#src/astrology/yogas/judge-yogas.ts';

export const careerYogas = {
  dharmaKarma:
    'Luck and career support each other, and a high position is within reach. Work that you could explain with pride to your teacher carries you higher than work that only pays. Prefer such an offer even at a slightly lower salary.',
  kendraTrikona:
    'Position and good fortune meet in your working life. Chances of promotion come when you are present and prepared. Keep your bio-data ready, and volunteer when a new department is formed.',
  yogakaraka:
    'One graha gives you both position and luck, so its periods help your career more than others. Find them in the table of antardashas. Plan large steps for months in them that your answers name.',
  neechaBhanga:
    'A weakness of your early years becomes a special skill. Employers see the finished result and do not know how hard the beginning was. Tell this story in an interview, because it shows persistence.',
  dhanaIncome:
    'Income turns into savings more easily for you than for most. A fixed transfer each month makes full use of this. Increase it whenever your salary rises.',
  dhanaEffort:
    'Your own skill and your own name bring you more than a share in other people’s work. This holds in a job as in a business. Put your name on everything you deliver.',
  dhanaMerit:
    'Talent and luck together bring you money. Fees for advice, teaching or new ideas suit you. Offer one paid course or consultation this year.',
  dhanaFortune:
    'Money comes through good timing and good people. Keep some cash and free time in reserve, so that you can accept a sound offer quickly.',
  daridra:
    'Profit comes to you late and indirectly, through service, repair, research or a foreign place. A skill that few people have brings it nearer. Choose your next course by this rule.',
  harsha:
    'You deal well with rivals, loans and disputes at work. Audit, collection, service and repair suit you, and steady work brings promotion sooner than a bold move. Settle old dues first, and keep your records in order.',
  sarala:
    'You stay calm when a project is in trouble, and such projects can raise you. Research, insurance, inspection or the repair of a weak branch are good fields. Agree on clear terms before you take over what others have left.',
  vimala:
    'You gain by spending little on show. Work abroad, in a large institution or in the background is favourable, and your independence is worth more than a title. Keep expenses below income, and plan leave before you are tired.',
  lakshmi:
    'Wealth follows good conduct in your case. Honest deals, careful work and respect for elders bring back more each year. Keep one rule of honesty that you never break, and let clients know it.',
  saraswati:
    'Knowledge is what you sell, and it keeps its value. Writing, teaching, research or the arts can support you well. Practise naming your fee without apology.',
  vasumati:
    'Your means grow with age and with skill. Gentle work, fair partners and a widening circle suit you, and hurry does not. Judge your progress once in five years.',
  amala:
    'Your professional name stays clean, and people repeat it. Such a name brings work even late in life. Correct small mistakes in bills at once, also those in your favour.',
  lagnadhi:
    'Good helpers gather around your plans. You can delegate early, and those whom you train protect your position. Give one important duty to a junior this year.',
  adhi: 'You come to command politely, because friendly people hold the posts around you. Lead by choosing the right persons more than by orders. Take care over each appointment.',
  gajaKesari:
    'Your good sense gives you weight in meetings, and people quote you. Advice, teaching and management suit you. Speak after the first three speakers, when your summary helps most.',
  chandraMangala:
    'You have a talent for trade: you know what people want and how to supply it fast. A shop, food, property or online sales suit you. Check the quality of each batch yourself.',
  guruMangala:
    'Principle and energy work together in you. Enterprises with a purpose suit you, and you defend them as if they were your own. Ask for a share in the profit.',
  budhaAditya:
    'You are intelligent and can report clearly to people in power. Administration, analysis and representation use this. Offer to write the next report of your office or college.',
  mahaParivartana:
    'Two good houses of your chart exchange their lords, and at work each helps the other. Success in one of the two matters brings the second. Put your effort first where you already have some standing.',
  khalaParivartana:
    'Your career moves by repeated effort: the house of courage exchanges its lord with a good house. Sales, writing, travel and short projects help. A first refusal is usual, and the second or third attempt often succeeds.',
  dainyaParivartana:
    'A difficult house exchanges its lord with another one, so income or rank in that matter needs a safety margin. Avoid loans for show, keep contracts in writing, and build the skill that solves the recurring problem.',
  chamara:
    'Learned people raise you. Sit with good speakers, train your voice, and accept when you are invited to address a gathering.',
  kahala:
    'Bold projects suit you if the base is secure. Arrange property, savings or a steady team first, and start the large plan after that.',
  bheri:
    'Many people gather around your work: staff, customers, family, suppliers. Prosperity grows with them. Give each a clear part and a fixed day for payment.',
  khadga:
    'Wealth and learning feed each other. What you spend on a course comes back through your work, so set aside an amount for study each year.',
  kalanidhi:
    'Your taste has market value. Work among art, books or fine goods brings both respect and money. Learn how such things are priced and insured.',
  pushkala:
    'People remember you and what you say. Sponsors and the public give you attention, so return it with results and keep your promises small.',
  parvata:
    'A respected position grows around your career. Charities, town affairs and professional bodies want people like you. Accept one such honorary post.',
  chatussagara:
    'Your work spreads in all directions. Transfers, exports or a firm with many branches suit you. Keep a fixed home to which you return.',
  ruchaka:
    'Courage and drive are your strength at work. Take charge of what needs land, machines or speed, as in police, engineering or construction. Train a successor early.',
  bhadra:
    'A quick and exact mind is your main tool. Work where words and numbers decide, and protect two hours a day for thinking without calls.',
  hamsa:
    'Honesty is your advantage over competitors. You rise in education, law, finance and guidance, where trust is needed. Refuse the client who asks you to bend a rule.',
  malavya:
    'Refined taste makes your work valuable. What you design, host or negotiate gains in price. Invest in the place where clients meet you.',
  shasha:
    'You have a talent for large institutions and long plans. Many working people accept your calm authority. Public service, factories and unions are good fields; stay close to the staff.',
} as const satisfies Partial<Record<YogaKey, string>>;

export type CareerYoga = keyof typeof careerYogas;

/** Instead of the text on the yogakaraka, if it is weak, combust or in its fall. */
export const weakCareerYogakaraka =
  'One graha gives you both position and luck, but it is weak in your chart. Its periods move your career forward in small steps. Apply then for posts that you are qualified for, and keep large risks for periods rated better in the table.';

/** Parts of the chapter, and its reasons. */
export const careerYogaTexts = {
  noneTitle: 'Without a named pattern',
  wealthTitle: 'For wealth',
  rankTitle: 'For rank and conduct',
  /** @param presentCount “no”, “three” or “11” */
  leadReason: (ruleCount: number, presentCount: string): string =>
    `of ${ruleCount} rules that were tried, your chart meets ${presentCount}`,
  noneReason: 'no rule on our list of rank and means was met, house by house',
} as const;

/** If there is none of them. */
export const noCareerYoga =
  'Your chart has none of the combinations that the old authors connect with rank or wealth. Most good careers are made without one. Yours depends on the lords, the periods and your own practice, which the other chapters describe; begin with the ten-year table.';
