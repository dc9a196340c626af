/** Four grahas at work by sign: Sun (standing), Moon (public and habit), Mercury (skill), Saturn (effort); index sign - 1. */
export const sunAtWork = [
  'You lead by going first. A new counter, branch or project gives you energy, and work begun by somebody else makes you critical. Ask for a start-up task, and hand it over once it runs.',
  'You want your name on something that lasts: stock, land, a kitchen, a well-known brand. You command best where results can be touched. Choose a post with a budget or a store of its own.',
  'Your authority comes from being well informed. People believe you because you have read the papers. You lead best as a link between two departments. Speak first in meetings about facts.',
  'You lead like an elder of the family. You remember birthdays and notice who is tired, and people work hard for you. A cold, competitive company does not suit you; look at how it treats its juniors.',
  'A post in which people see you suits you. With clear powers you are generous, steady and proud of your team, and being supervised every hour weakens you. Ask before joining how much you may decide alone.',
  'You gain rank through accuracy. People listen to the person who knows where the error came from, and that is often you. When you are asked to head the meeting, accept.',
  'You lead by being fair and not by being loud. Commanding alone is uncomfortable for you, but between two partners or two budgets you are needed. Offer to be the one who settles such matters.',
  'Authority comes to you through difficult tasks. You are called when a matter is sensitive, because you do not gossip and are not easily frightened. Ask for private trust rather than public praise.',
  'Your work must have a purpose larger than itself. As a teacher, guide or head of a mission you are at your best, even in a modest office. Read the aims of an organisation before its salary table.',
  'Rank means duty to you. You accept slow files and unpopular decisions, and seniors notice it after some years. Keep a record of the decisions that you signed.',
  'You would rather improve a department than be its head. A cause, a users’ group or a fairer method gives you real influence. Write your proposal and send it to the person who can decide.',
  'Your influence is gentle and wide. Where imagination, charity or a kind word is needed, people follow you. Let somebody else write the minutes and keep the dates.',
] as const;

export const moonAtWork = [
  'You need fresh beginnings. A task of three weeks holds your interest, and a task of three years does not. Divide long work into parts of a month, with a small reward after each.',
  'Comfort makes you productive: known people, a good chair, a salary on the same date. In such a place your work is even and reliable. Think twice before you give it up for a little more money.',
  'Variety and talk keep you interested. Work without calls or visitors becomes dull for you, however well it pays. Meet clever people from your field once a week.',
  'You become attached to a workplace as to a family, and leaving it hurts. Choose the people first and the salary second. Before you accept a post, have tea with the team.',
  'Appreciation gives you strength. Under a senior who praises good work openly you do twice as much. Ask for feedback every month instead of once a year.',
  'Order calms you. Unfinished tasks follow you home at night, so end each working day with a written list for tomorrow. You sleep better after it.',
  'Quarrels in the office disturb you even when they are not yours. You do your finest work in polite places, and you can restore peace in a team. Ask about the manners of a company before you join.',
  'You give yourself to work fully or hardly at all. Small disloyalties at the office hurt you for years. Ask the person directly and early; most of these matters are simple mistakes.',
  'Hard weeks do not trouble you if something good comes after them. Hope is useful at work, but you overlook conditions. Ask a careful friend to read the terms before you sign.',
  'You are calm when you know how much is expected and until when. Unclear orders tire you more than many orders. Ask your senior for the amount and the date in writing.',
  'You care about people in general and keep some distance from each one. Work for a community, a platform or a public service suits you. Tell new colleagues that you like to eat lunch alone at times.',
  'The mood of a place enters you. In a kind office you are full of ideas, and in a harsh one you lose direction. When you compare two offers, visit both offices.',
] as const;

export const mercuryAtWork = [
  'You reach the point before others have finished the sentence. Sales, emergencies, debate and trial models suit this speed. Check every figure once more before you send it.',
  'You understand things by handling them. Costing, purchase, food, textiles and property papers suit you. You learn slowly and forget nothing, so do not let anybody hurry you over a price.',
  'You learn a profession by talking to people who practise it. Writing, code, teaching, brokerage and broadcasting suit you. Two skills side by side are right for you; do not begin a fourth.',
  'Memory is your strongest tool. You remember what a client felt and why a decision was made. Letters and customer service suit you. Keep a diary of meetings.',
  'You explain things in a lively way and want to decide the final words. Training, branding, public speaking and presentations suit you. Practise before one listener before you face many.',
  'Analysis is easy and pleasant for you. Audit, testing, data, grammar, pharmacy and supply work suit you, because you see where two figures do not agree. Take the job in which errors are expensive.',
  'You think by comparing. Contracts, design, pricing and mediation suit you, because you understand the other side. Give yourself a date for the decision, and tell somebody that date.',
  'You ask good questions and can keep silent. Investigation, research, tax, cyber security and psychology suit you. Do not accept the first answer, but ask your questions politely.',
  'You understand the general idea in a minute and the details much later. Law, publishing, education and long-term planning suit you. Pay somebody patient to check the references.',
  'You build an argument step by step. Planning, engineering, administration and project control suit you. Put the result in the first line of a report, because busy seniors stop reading early.',
  'Ideas come to you early and from unusual sides. Software, science, social design and network planning suit you. Explain each idea with one example, and people follow you.',
  'You know things before you can prove them. Stories, music, images, counselling and languages suit you. For accounts and dates, use a checklist and an exact friend.',
] as const;

export const saturnAtWork = [
  'Patience is something you had to learn at work. You work in strong efforts with gaps between them. A calendar, fixed instalments and a strict colleague give you evenness, and each decade makes it easier.',
  'You work for security and save well. Long employment, stored goods, food, banking and the care of property suit your slow pace. Join a provident fund early and leave it untouched.',
  'Your discipline is in writing. Drafting, records, exact schedules and technical writing suit you. Short tasks finished every day are better for you than one great work that is always postponed.',
  'Work and family duty are mixed in your life, and you took on the care of others early. Service to homes, land or old people can be your profession. Keep one evening a week that belongs to you.',
  'Authority feels like a test to you, and you are uneasy when people watch. Once you stop competing for notice, your steady way of organising makes you hard to replace. Let results speak at the yearly review.',
  'Method is your strength. Quality control, maintenance, laboratories, accounts and clinics need a person who does the tenth check as carefully as the first. Decide which small errors do not matter.',
  'You rise through fair dealing. Law, government, trade bodies, long contracts and committees suit you, and time brings you office. Write down every agreement on the same day.',
  'You can work for years in closed places: archives, insurance, data, inheritance files, night control rooms. You endure more than others, and you do not ask for relief. Ask for it each year, with a date.',
  'You work for a principle and want the institution to deserve it. Colleges, courts, temples, publishing and work across borders suit you. Your advice gains weight after fifty, so keep on teaching.',
  'Large structures suit you: big organisations, construction, mining, administration, a strict family firm. You accept a low post because you see the way up. Ask at the start how promotion is decided.',
  'You keep systems running: power, platforms, unions, public programmes. You need no thanks from the people who use them. See that your overtime is written down and paid.',
  'You work quietly and away from the centre: charities, ships, film crews, retreat centres, night duty. Kindness brings you extra tasks. Fixed hours and a written list of duties protect you.',
] as const;

/** For readers who do not work yet; retired readers have texts of their own. */
export const planetsAtWorkIntro = {
  young:
    'This chapter is about the years of work. For a child at school, read class for office, teacher for senior, and pocket money for income. The style of work shows early; the profession comes later.',
} as const;
