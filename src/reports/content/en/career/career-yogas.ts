/** The meaning of a yoga for work and money. Its name, rule and source are in src/astrology. */
import type { YogaKey } from '#src/astrology/yogas/judge-yogas.ts';

export const careerYogas = {
  dharmaKarma:
    'Your career has a conscience built in, and it is an engine rather than a brake. Offers that you could defend before a teacher carry you higher than those that merely pay.',
  kendraTrikona:
    'Position and luck are acquainted in your working life. Be where responsibility is handed out, and be prepared: the invitation is usually addressed to whoever stands ready.',
  yogakaraka:
    'One graha does double service for your rise. Plan large moves for its periods, show its virtues at interviews, and keep quarrels out of the years that belong to it.',
  neechaBhanga:
    'What was weak in your early reports can become a speciality. Employers meet the finished skill and seldom guess at the slow beginning, which you may tell them with pride.',
  dhanaIncome:
    'Income and reserve have shaken hands. A salary in your keeping turns into savings sooner than with most, the more so where the habit is regular and out of sight.',
  dhanaEffort:
    'You are your own best source of revenue. Skill attached to your name earns more than shares in another’s skill, and it rises with each public piece of work.',
  dhanaMerit:
    'Talent and blessing flow into the purse together. Fees for advice, teaching or invention suit this pattern, as does a habit of crediting those who taught you.',
  dhanaFortune:
    'Gain comes attached to good timing and good people. Keep a little cash and an open week in each season, so that a sound opportunity does not find you fully booked.',
  daridra:
    'Profit asks you to take the scenic route. Repair, research, service or foreign ground is where it hides, and a craft that few have learnt is the vehicle that gets there.',
  harsha:
    'You deal well with rivals, loans and disputes at work. Audit, collection, service and repair suit you, and a steady daily routine brings promotion sooner than a bold move. Settle old dues first, and keep your records in order.',
  sarala:
    'You stay calm when a project is in trouble, and such projects can raise you. Research, insurance, inspection or turning round a weak branch are good fields. Agree on clear terms before you take over what others have left.',
  vimala:
    'You gain by spending little on show. Work abroad, in a large institution or behind the scenes is favourable, and your independence is worth more than a title. Keep expenses below income, and plan leave before you are tired.',
  lakshmi:
    'Prosperity attaches itself to your conduct. Clean dealings, beautiful work and respect for elders act in your case like interest, compounding in the background.',
  saraswati:
    'Knowledge is your trading stock, and it does not spoil. Writing, teaching, research or the arts can feed you well, provided you learn to quote a price without blushing.',
  vasumati:
    'Means increase with your years and with your skills. The pattern likes gentle trades, fair partners and a growing circle; it dislikes haste.',
  amala:
    'Your professional name stays clean, and people repeat it. A reputation like that is a pension: pay into it with small honesties, and draw on it late.',
  lagnadhi:
    'Helpers stand around your ambitions like a good council. You can delegate early, and ought to; those you raise become the walls of your position.',
  adhi: 'Command comes to you politely. Well-disposed people fill the posts that matter to you, so lead by appointment of the right ones and not by instruction.',
  gajaKesari:
    'Good sense gives you weight in any meeting. You are quoted when absent, and a career in counsel, teaching or management can rest on that.',
  chandraMangala:
    'You have a merchant’s pulse. What people want and how to supply it quickly come to you as one thought, so keep quality in the same sentence.',
  guruMangala:
    'Law and energy go to the office together. You thrive in enterprises with a purpose, and you argue for them as though you owned half.',
  budhaAditya:
    'Intelligence with a seal: you report clearly to the top and are believed. Administration, analysis and representation all make use of this.',
  mahaParivartana:
    'Two good houses of your chart exchange their lords, and at work each helps the other. Success in one of the two matters opens the door to the second, so put your effort first where you already have some standing.',
  khalaParivartana:
    'Your career moves by repeated effort: the house of courage exchanges its lord with a good house. Sales, writing, travel and short projects help. A first refusal is usual, and the second or third attempt often succeeds.',
  dainyaParivartana:
    'A difficult house exchanges its lord with another one, so income or rank in that matter needs a safety margin. Avoid loans for show, keep contracts in writing, and build the skill that solves the recurring problem.',
  chamara:
    'You are raised by learned company. Sit near the good speakers, sharpen your own voice, and accept the invitation to address the gathering.',
  kahala:
    'Bold undertakings suit you if the base camp is solid. Property, savings or a steady team first, then the expedition that everyone talks about.',
  bheri:
    'Your working life fills many seats. Staff, customers, family and suppliers gather round what you do; give each a clear part in it.',
  khadga:
    'Money and merit keep exchanging places with you. What you spend on learning tends to come back through your work.',
  kalanidhi:
    'You bring culture to commerce. Your taste is bankable, and work among arts, books or fine goods gives it an address.',
  pushkala:
    'People remember what you said and who you were when you said it. Sponsors and the public lend you attention; return it with results.',
  parvata:
    'A calm eminence grows under your career. Charity, town affairs and professional bodies look for such a hill to build on.',
  chatussagara:
    'Your activities reach to all four quarters. Transfers, exports or a many-branched firm are in character, with home as the fifth sea.',
  ruchaka:
    'Enterprise with muscle is your trump. Take charge of whatever needs courage, land, machinery or speed, and train successors as fiercely as you train yourself.',
  bhadra:
    'A mind like yours is an instrument of trade. Put it where words and numbers decide, and protect two hours a day in which nothing else is asked of it.',
  hamsa:
    'Integrity is your competitive edge. Organisations that live by trust are where you rise, in education, law, finance or guidance.',
  malavya:
    'Refinement is productive in your hands. Whatever you design, host or negotiate gains in value, and people travel for the experience.',
  shasha:
    'You have a talent for institutions. Large numbers of working people, long horizons and sober authority suit you, and they are fond of you too.',
} as const satisfies Partial<Record<YogaKey, string>>;

export type CareerYoga = keyof typeof careerYogas;

/** If there is none of them. */
export const noCareerYoga =
  'None of the combinations that the old authors tied to rank or riches is drawn in this chart, and most honest careers are made without one. What you have in their place is freedom of method: lords, periods and practice, read on the other pages, do the steering.';
