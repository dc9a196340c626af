/** Four grahas in the tasks of a reader of sixty or more, by sign: Sun (standing), Moon (habit), Mercury (skill), Saturn (effort). */
export const sunAtWork = [
  'You lead by going first. A new group, garden or journey gives you energy, and a thing begun by others makes you critical. Start something small this season, and hand it over once it runs.',
  'You want your name on something that lasts: land, a kitchen, a house, a family custom. Show your work where it can be touched. Put one old thing in order for those who come after you.',
  'Your authority comes from being well informed. People believe you because you have read the papers. Be the link between two branches of the family, and speak about facts first.',
  'You lead like an elder of the family. You notice who is tired, and people do much for you. Choose a circle in which the young are treated kindly, and give it one morning a week.',
  'You do well where people see you: on a committee, at a festival, at the head of the table. You are generous and proud of your circle. Ask at the start how much you may decide alone.',
  'You are respected for accuracy. You are the person who knows where the error came from. Offer to look after the accounts of one society, and take the chair when it is offered.',
  'You lead by being fair and not by being loud. Commanding alone is uncomfortable for you, but between two relatives or two budgets you are needed. Offer to settle one matter this month.',
  'People call you when a matter is sensitive, because you do not gossip and are not easily frightened. Accept private trust, and do not look for public praise in such cases.',
  'What you do must have a purpose larger than itself. As a teacher or guide you are at your best, even in a small room. Choose the aim first, and ask about the honour later.',
  'Rank means duty to you. You accept slow tasks and unpopular decisions, and others notice it after some time. Give away one duty each year, so that the rest is done well.',
  'You would rather improve a thing than be its head. A cause or a fairer method gives you real influence. Write your proposal, and send it to the person who can decide.',
  'Your influence is gentle and wide. Where imagination, charity or a kind word is needed, people follow you. Let somebody else write the minutes and keep the dates.',
] as const;

export const moonAtWork = [
  'You need fresh beginnings. A task of three weeks holds your interest, and one of three years does not. Divide a long plan into parts of a month, with a small pleasure after each.',
  'Comfort makes you active: known people, a good chair, tea at the same hour. In such a place your day is even and pleasant. Think twice before you give it up for a change of house.',
  'Variety and talk keep you interested. A day without calls or visitors is dull for you. Meet clever people once a week, and learn one new thing from each.',
  'You become attached to a circle as to a family, and leaving it hurts. Choose the people first and the task second. Have tea with the group before you join it.',
  'Appreciation gives you strength. Where good work is praised openly you do twice as much. Praise others too, and the habit comes back to you.',
  'Order calms you. Unfinished tasks follow you into the night, so write a short list for tomorrow before you sleep. Cross out what can wait a month.',
  'Quarrels disturb you even when they are not yours. You do your finest work in polite company, and you can restore peace in a family. Leave the room early when voices rise.',
  'You give yourself to a thing fully or hardly at all. Small disloyalties of friends hurt you for years. Ask the person directly and early; most of these matters are simple mistakes.',
  'Hard weeks do not trouble you if something good comes after them. Hope is useful, but you overlook conditions. Ask a careful friend to read the terms before you sign.',
  'You are calm when you know how much is expected and until when. Unclear requests tire you more than many requests. Ask the family for the amount and the date.',
  'You care about people in general and keep some distance from each one. An association or a public service suits you. Tell your people that you like some hours alone.',
  'The mood of a place enters you. In a kind house you are full of ideas, and in a harsh one you lose direction. Visit a place once before you promise your time to it.',
] as const;

export const mercuryAtWork = [
  'You reach the point before others have finished the sentence. Debate, quick help and games of skill suit this speed. Check every figure once more before you send it.',
  'You understand things by handling them. Prices, food, cloth and property papers are your field. Let nobody hurry you over a signature or a price.',
  'You learn by talking to people. Writing, languages, teaching and messages suit you. Two interests side by side are right for you; do not begin a fourth.',
  'Memory is your strongest tool. You remember what people felt and why a decision was made. Write down the story of your family, one page a week.',
  'You explain things in a lively way and like to decide the final words. Speaking, stories and small performances suit you. Practise before one listener before you face many.',
  'Analysis is easy and pleasant for you. Accounts, puzzles, grammar and the care of papers suit you, because you see where two figures do not agree. Check the bills of the house once a month.',
  'You think by comparing. Agreements, design and mediation suit you, because you understand the other side. Give yourself a date for each decision, and tell somebody that date.',
  'You ask good questions and can keep silent. Research, old records and the study of people suit you. Do not accept the first answer, but ask your questions politely.',
  'You understand the general idea in a minute and the details much later. Religion, law, books and plans suit you. Let somebody patient check the details.',
  'You build an argument step by step. Planning and administration suit you, also in a society or temple. Say the result first, because busy people stop listening early.',
  'Ideas come to you early and from unusual sides. Science, technology and social design suit you. Explain each idea with one example, and people follow you.',
  'You know things before you can prove them. Stories, music, images and languages suit you. For accounts and dates, use a list and an exact friend.',
] as const;

export const saturnAtWork = [
  'Patience is something you had to learn. You work in strong efforts with gaps between them. A calendar and a strict friend give you evenness, and this age makes it easier.',
  'You work for security and keep things well. Stored goods, food, plants and the care of property suit your pace. Look once a year at what you own and where its papers are.',
  'Your discipline is in writing. Records, letters and exact dates suit you. A short task finished every day is better for you than one great work that is always postponed.',
  'Work and family duty were always mixed in your life, and you took on the care of others early. Keep one evening a week that belongs to you, and let others carry a part.',
  'Authority felt like a test to you, and being watched made you uneasy. You need not compete for notice now. Your steady way of organising is what people miss when you rest.',
  'Method is your strength. You do the tenth check as carefully as the first. Decide which small errors do not matter, and save your strength for the others.',
  'You gained your place through fair dealing. Committees, trusts and long agreements suit you. Write down every agreement on the same day, in the family too.',
  'You can stay with a closed or difficult matter for years: archives, old cases, care behind a door. You endure more than others and do not ask for relief. Ask for it now, with a date.',
  'You work for a principle and want an institution to deserve it. Teaching, a temple, a court or a library suits you. Your advice has weight now, so keep on teaching.',
  'Large structures suit you: big organisations, property, a strict family firm. You carried weight for long. Name the person who follows you, and train that person this year.',
  'You kept systems running, and few people thanked you for it. Choose one public task that you like, and let the next generation take the night calls.',
  'You work quietly and away from the centre: charity, retreat, care. Kindness brings you extra tasks. Fixed hours and a written list of duties protect you.',
] as const;
