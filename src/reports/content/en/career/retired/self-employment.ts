/** Fixed hours or work of one’s own, leading or special skill, for a reader of sixty or more. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { LeadershipVerdict, SelfEmploymentVerdict } from '#src/reports/content/en/career/self-employment.ts';

type ByCondition = Record<'strong' | 'fair' | 'weak', string>;

export const selfEmploymentVerdicts: Record<SelfEmploymentVerdict, string> = {
  employed:
    'Fixed hours in an organisation clearly suit you better than work of your own. A trust, a school or a family firm gives you company and order. Accept two or three mornings a week, and no risk with your money.',
  leansEmployed:
    'Fixed hours in an organisation suit you a little better than work of your own. A small activity beside it is fine if it pays for itself. Keep retirement money out of both.',
  both: 'Fixed hours and work of your own suit you equally. Choose by health and company, and not by income. One of the two at a time is enough.',
  leansOwn:
    'Work of your own suits you a little better than fixed hours. Advice, tuition or a small shop lets you choose the days. Begin only if somebody younger keeps the accounts and carries the heavy part.',
  own: 'Work of your own clearly suits you better than fixed hours. Being told when to come makes you dull, and your sense for trade is still there. Keep it small, and hand over one part to a younger person each year.',
};

export const selfEmploymentByHouse: Record<3 | 6 | 7 | 10, ByCondition> = {
  3: {
    strong:
      'You have plenty of initiative. After a refusal you ask again, and this wins cases at banks and offices. Make one enquiry a week for something that matters to you.',
    fair: 'Your courage grows with practice. Try a new idea for one month on a small scale before you spend on it.',
    weak: 'Asking for yourself is hard for you. Take a relative or a friend along who likes to speak first.',
  },
  6: {
    strong:
      'You are good at service, and people who need you keep you fresh. A temple, a school or a housing society needs somebody like you for some hours a week.',
    fair: 'Daily duties go reasonably well for you. You accept sensible rules and argue against others, so choose a group that listens to you.',
    weak: 'Fixed shifts and petty quarrels tire you. Choose duties without a clock, and leave a group in which people quarrel.',
  },
  7: {
    strong:
      'You understand what people want before they say it. Trade, advice and peace-making are easy for you, so offer them in your circle.',
    fair: 'You deal fairly, and most people are fair to you. Write down shares, hours and the way to leave, even between friends.',
    weak: 'Partnership in money needs care in your case. Sign for nobody else’s business, and let every joint account carry two signatures.',
  },
  10: {
    strong:
      'People give you authority in any setting. You could lead a society, a trust or a family firm. Accept one such duty, and name the day on which it ends.',
    fair: 'Respect comes to you with results, in a group as well as alone. Finish one thing that others can see and use.',
    weak: 'Your name alone does not open every door. Go with a known organisation or a family member, and let them introduce you.',
  },
};

export const leadershipVerdicts: Record<LeadershipVerdict, string> = {
  leader:
    'You are a leader more than a specialist. Direction and decisions are still your strength, so lead one thing, such as a society. Let younger experts do the detail.',
  leansLeader:
    'Leading is a little stronger in you than special skill. You do best at the head of a small group in which you still do one task with your own hands.',
  both: 'Leading and special skill are equal in you. You are the expert who can also speak to the whole room. Keep one group to guide and one subject to study.',
  leansExpert:
    'Special skill is a little stronger in you than leading. People follow you because you know more and explain it. Teach a small group, and choose its members yourself.',
  expert:
    'You are a specialist. Depth and exact work are your value, and large meetings tire you. Write down what you know, and answer questions instead of heading committees.',
};

export const leadershipByGraha: Record<
  Extract<ClassicalGraha, 'Sun' | 'Mars' | 'Mercury' | 'Saturn'>,
  ByCondition
> = {
  Sun: {
    strong:
      'Taking charge is easy for you. When nobody has been appointed, people look at you, so say clearly what you accept and what you leave.',
    fair: 'You can lead when a task asks for it, and step back when it is done. Festivals and short projects suit you.',
    weak: 'Being in charge feels strange to you. Lead something small that you believe in, such as a reading group.',
  },
  Mars: {
    strong:
      'You decide quickly under pressure, and you protect those who depend on you. Keep important numbers and keys where everybody finds them.',
    fair: 'You push a task forward without driving people away. Set one clear date for each matter, and others follow.',
    weak: 'Open conflict is hard for you. Write your points on paper, and let a bolder person open the talk.',
  },
  Mercury: {
    strong:
      'Your mind is trained and flexible. Keep one skill so good that strangers ask for it, and renew it every year.',
    fair: 'You learn what a task needs and a little more. Collect in one folder what you have made, and show it to the family.',
    weak: 'You understand large ideas better than details. Let somebody younger keep lists and forms, and look at them once a month.',
  },
  Saturn: {
    strong:
      'You can stay with one subject for ten years and still learn. Such experience gives you authority, so share it in writing.',
    fair: 'You are patient when the purpose is clear. Plan one skill or one garden for a year, and review it every April.',
    weak: 'Long training without results tires you. Learn in short courses, and change the subject in between.',
  },
};
