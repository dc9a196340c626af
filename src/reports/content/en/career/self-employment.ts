/** Employment or self-employment, leadership or expertise: the verdicts, then the single factors. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export type SelfEmploymentVerdict = 'employed' | 'leansEmployed' | 'both' | 'leansOwn' | 'own';

export const selfEmploymentVerdicts: Record<SelfEmploymentVerdict, string> = {
  employed:
    'A job clearly suits you better than a business of your own. In a good organisation, with colleagues and a monthly salary, you achieve more than you would alone. If you want independence, ask for your own project or department inside the company.',
  leansEmployed:
    'A job suits you a little better than a business. Keep a salaried post as your main income, and run a small activity beside it if you like. If that activity covers your expenses for a full year, think again about leaving.',
  both: 'Job and business suit you equally. You can serve and you can own, so a life with both, one after the other, is natural for you. Change from one to the other only for a reason that you can write in one sentence.',
  leansOwn:
    'Your own business suits you a little better than a job. In employment you stay longest where you have your own clients and budget. If you start alone, first get one paying customer, savings for six months, and somebody good at accounts.',
  own: 'Work of your own clearly suits you better than a job. Being managed by the hour makes you dull, and your courage and sense for trade are wasted there. Start small, keep proper accounts from the first day, and leave the old employer on good terms.',
};

/** The houses that decide, by the condition of their lord. */
export const selfEmploymentByHouse = {
  3: {
    strong:
      'You have plenty of initiative. After a refusal you ask again, and founders of a business need this most. Make three new enquiries each week, in a job as well as in trade.',
    fair: 'Your courage grows with practice. A weekend stall or one test client teaches you more than a year of planning. Try the idea on a small scale before you put savings into it.',
    weak: 'Selling yourself is hard for you. In a job this matters little; in a business it does. Take a partner who likes to make the first call.',
  },
  6: {
    strong:
      'You are good at service. Competition and strict seniors keep you sharp, and a large organisation promotes people like you. Stay long enough in one department for this to be noticed.',
    fair: 'Daily work goes reasonably well for you. You accept sensible hours and rules and argue against others. Choose an employer who listens to such arguments.',
    weak: 'Fixed shifts and office rivalry tire you. A heavy workload troubles you less than a petty one. Look for a post that measures results, or for work with your own hours.',
  },
  7: {
    strong:
      'The market is friendly to you. You understand what clients want before they say it, so trade and consulting pay. Put yourself in the meetings where prices are fixed.',
    fair: 'You deal fairly, and most people are fair to you. A partnership works if shares, hours and the way to leave are written down at the start. Use a lawyer’s draft even between friends.',
    weak: 'Partnership needs care in your case. Work alone or as an employee, or choose a partner slowly and check references. Let every cheque of the firm carry two signatures.',
  },
  10: {
    strong:
      'You have authority in any form of work. You could head a department or a firm of your own. Ask yourself which risk lets you sleep: a boss who may change, or an income that may.',
    fair: 'Position comes to you equally in a job and in a business. It grows with results, so count them: keep a list with dates and figures for your next interview or your next client.',
    weak: 'Your name alone does not yet open doors. Work for some years under an established firm or brand, and use its certificate when you apply elsewhere or start alone.',
  },
} as const;

export type LeadershipVerdict = 'leader' | 'leansLeader' | 'both' | 'leansExpert' | 'expert';

export const leadershipVerdicts: Record<LeadershipVerdict, string> = {
  leader:
    'You are a leader more than a specialist. People, direction and decisions are your strength, and a purely technical post leaves it unused. Learn the technical side well enough to judge it, and let experts do the detail.',
  leansLeader:
    'Leadership is a little stronger in you than expertise. The best post for you is head of a team in which you still do one task with your own hands. Keep that task when you are promoted.',
  both: 'Leadership and expertise are equal in you. You rise as the expert who can also speak to the whole room. You tire when one side is left out for long. Ask for a post with both a team and a subject.',
  leansExpert:
    'Expertise is a little stronger in you than leadership. You lead best by knowing more and explaining it. A small, skilled team suits you better than a large one; choose its members yourself.',
  expert:
    'You are a specialist. Depth and exact work raise your value, and a promotion into pure management may take away the work you are good at. Ask whether your company promotes technical experts without a team.',
};

export const leadershipByGraha: Record<
  Extract<ClassicalGraha, 'Sun' | 'Mars' | 'Mercury' | 'Saturn'>,
  { strong: string; fair: string; weak: string }
> = {
  Sun: {
    strong: 'Taking charge is easy for you. When nobody has been appointed, people look at you, so offer yourself.',
    fair: 'You can lead when the task asks for it, and step back when it is done. Committees and short projects suit you.',
    weak: 'Being in charge feels strange to you at first. Begin by leading something you believe in, such as a festival committee.',
  },
  Mars: {
    strong: 'You decide under pressure, and you take the blame for your team. Accept emergency duty; it shows this quality.',
    fair: 'You push work forward without driving people away. Set one clear deadline for each task, and your team follows.',
    weak: 'Open conflict is hard for you. Prepare your points on paper, and let a bolder colleague open the meeting.',
  },
  Mercury: {
    strong:
      'Your mind is trained and flexible. Keep one skill so good that strangers would pay for it, and renew it every year.',
    fair: 'You learn what the job needs and a little more. Collect samples of your work; they convince people more than certificates do.',
    weak: 'You understand large ideas better than details. Look for work that values understanding, and store facts in a notebook or an app.',
  },
  Saturn: {
    strong:
      'You can stay with one subject for ten years and still learn. Such experience becomes authority, so stay in your field.',
    fair: 'You are patient when the purpose is clear. Make a plan of three years for one skill, and check it every April.',
    weak: 'Long training without results tires you. Learn in short courses, each with its own certificate, and change the task in between.',
  },
};
