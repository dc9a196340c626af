/** The mudda dasha: each lord by its place in the annual chart. */
import type { Graha } from '#src/astrology/contract.ts';

/** angle: 1, 4, 7, 10; dusthana: 6, 8, 12; side: the others */
export type MuddaPlace = 'angle' | 'side' | 'dusthana';

export const muddaTexts: Record<Graha, Record<MuddaPlace, string>> = {
  Sun: {
    angle:
      'People in authority notice you on these days. Meet officials, apply for a post, and get one paper signed that needs a senior person.',
    side: 'Good days for clear decisions and help from seniors. Put the most important task first, and ask your father or boss for a plain opinion.',
    dusthana:
      'Work quietly on these days and leave recognition to others. Avoid arguments with officials. Rest your eyes, and do not press for a promotion yet.',
  },
  Moon: {
    angle:
      'Family, public dealings and visits fill these weeks. Invite people, travel a little, and discuss a home matter with your mother. Keep dates flexible.',
    side: 'Useful days for short trips, shopping for the home and calls to relatives. Small comforts improve the mood of the whole house.',
    dusthana:
      'Feelings are sensitive in these weeks, and sleep needs care. Reduce visitors, write your message at night, and send it only in the morning.',
  },
  Mars: {
    angle:
      'Time to act. Property, training, machines and a bold request go well, mostly in the forenoon. Keep one clear target a week, and avoid quarrels.',
    side: 'You have energy for practical work. Finish the repair, the form or the exercise plan that has waited longest; two hours a day are enough.',
    dusthana:
      'Anger and haste can cause small losses now. Check vehicle tyres and wiring, walk daily, and answer an irritating message on the next day.',
  },
  Mercury: {
    angle:
      'Interviews, exams, contracts and sales are favoured. Reply the same day, keep your papers in one folder, and state your price clearly.',
    side: 'Short courses, small trade and letters do well. Learn one useful app or skill, and let a younger person help you with it.',
    dusthana:
      'Read agreements now and sign them later. These days suit accounts, editing and private study. Check each message and transfer before you send it.',
  },
  Jupiter: {
    angle:
      'One of the best parts of the year for advice, ceremonies, savings and marriage talks. Meet teachers and elders, and begin a study you have planned.',
    side: 'Knowledge and faith grow steadily now. Join a class or visit a temple; a teacher or a child may say what you needed to hear.',
    dusthana:
      'Good advice is harder to find for a while. Help others quietly, delay a large ceremony or investment, and make no promise for another person.',
  },
  Venus: {
    angle:
      'Love, marriage, art and comfort are favoured. Fix a meeting with a match, hold a function, or make peace over a meal.',
    side: 'Pleasant days with fair prices. Buy one thing that lasts, such as furniture or clothes, and meet friends you have missed.',
    dusthana:
      'Affection stays private on these days. Keep gifts simple, be honest about spending, and talk about love in a quiet hour.',
  },
  Saturn: {
    angle:
      'Duty and elders take most of your time. Do the oldest pending task first, complete it fully, and ask for a written confirmation.',
    side: 'Regular work brings results in this period. Fix one hour a day for it. A former colleague or an older person can help you.',
    dusthana:
      'Progress is slow now, so do not force it. Refuse one extra duty, sleep early, pay small dues, and finish something old.',
  },
  Rahu: {
    angle:
      'A new person, offer or technology appears suddenly. Ask for references, wait one night, and try it with a small amount first.',
    side: 'Shortcuts look attractive on these days. Write your unusual ideas down, ask a sensible friend to choose one, and test it before you pay.',
    dusthana:
      'Too many matters are open at the same time. Close them one by one, sign nothing at night, and believe no rumour.',
  },
  Ketu: {
    angle:
      'You can leave a habit, a group or a duty that no longer suits you. Do it politely. Start no new partnership in this period.',
    side: 'Interest turns from things to meaning. A good time for prayer, technical study, giving away clothes, and one task that nobody sees.',
    dusthana:
      'These are days to withdraw a little. Meditate, clean the prayer shelf, travel only if you must, and let a worry wait.',
  },
};

/** For an antardasha that begins within the months. */
export const comingAntar = (from: string, text: string) =>
  `From ${from}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** The antardasha of the Vimshottari in these months; each text follows a date too. */
export const antarInYear: Record<Graha, string> = {
  Sun: 'The antardasha of the Sun brings up position and self-respect. Deal with government matters openly, and take one responsibility with a clear title.',
  Moon: 'In the antardasha of the Moon, family, mother, home and changes of place matter. Leave some days of each week unplanned, because moods and visitors change plans.',
  Mars: 'The antardasha of Mars gives you drive. Choose a demanding goal such as property, training or an exam, or the drive turns into quarrels.',
  Mercury:
    'The antardasha of Mercury helps students, traders and writers, and everybody who asks questions. Put plans in writing, and learn one new skill.',
  Jupiter:
    'The antardasha of Jupiter brings growth through teachers, children and good advice. Say yes to study, and keep plans within your income.',
  Venus:
    'In the antardasha of Venus, love, comfort, vehicles and art receive your attention. Marriage matters move, and spending needs a limit.',
  Saturn:
    'The antardasha of Saturn is slow and fair. Regular work and honest service raise your position step by step. Do not expect quick rewards.',
  Rahu: 'The antardasha of Rahu draws you to what is new, foreign and large. Take chances with checked facts, and keep your sleep and savings regular.',
  Ketu: 'In the antardasha of Ketu some ties and possessions lose their hold, and faith or deep study grows. Let go without a fight, and keep your papers in order.',
};

/** The pratyantardasha that begins in a month; `again` for the second one of its lord in the year. */
export const pratyantarTexts: Record<Graha, { first: string; again: string }> = {
  Sun: {
    first:
      'A short period of the Sun begins, good for government work and for meeting people who decide. Keep your request short, and show work you do well.',
    again:
      'The short period of the Sun comes again. Go back to the senior person who listened last time, and ask for the next step.',
  },
  Moon: {
    first:
      'A short period of the Moon begins, and family needs and moods come first. Call home, cook together, and take firm decisions a few days later.',
    again:
      'The Moon’s short period returns. Somebody you helped earlier may now help you, so accept the visit or the gift.',
  },
  Mars: {
    first:
      'A short period of Mars begins, with energy for sport, repair and a direct request. Say once and calmly what you need, then work.',
    again:
      'Mars gives a second short period this year. Finish what you began in the first one, before you start a new dispute or project.',
  },
  Mercury: {
    first:
      'A short period of Mercury begins, with more calls and meetings. Write your plan on one page, send it, and ask for answers by a date.',
    again:
      'The short period of Mercury is back. Check what you wrote, bought or agreed in the first one, and correct it now.',
  },
  Jupiter: {
    first:
      'A short period of Jupiter begins, and good advice is near. Show your plan to a wise person, begin a study, or fix a puja or ceremony.',
    again:
      'Jupiter’s short period comes a second time. Ask the question you did not ask before, and thank the person who advised you.',
  },
  Venus: {
    first:
      'A short period of Venus begins, pleasant for meetings, gifts and clothes. Accept invitations, and settle a disagreement in love gently.',
    again:
      'The short period of Venus returns. Complete the creative work or purchase you left half done, and meet the friend you missed.',
  },
  Saturn: {
    first:
      'A short period of Saturn begins, and duty comes first. Book the appointment you postpone, clear the oldest file, and sleep before eleven.',
    again:
      'Saturn’s short period comes back and asks what is complete. List what is late, and finish one item of it this week.',
  },
  Rahu: {
    first:
      'A short period of Rahu begins, with new names, devices and offers. Try what interests you for a limited time and with little money.',
    again:
      'The short period of Rahu returns, and with it restlessness. Plan one outing to a new place, and put off any sudden large purchase.',
  },
  Ketu: {
    first:
      'A short period of Ketu begins, good for closing and clearing. Return borrowed things, cancel a membership, and let one duty end.',
    again:
      'Ketu’s short period comes again for what remained last time. Sort the last papers slowly, since something useful may be among them.',
  },
};
