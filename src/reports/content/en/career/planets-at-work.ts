/** Four grahas at work by sign: Sun (standing), Moon (public and habit), Mercury (skill), Saturn (effort); index sign - 1. */
export const sunAtWork = [
  'You lead by going in first. Give you a new counter, branch or brief and your back straightens; give you somebody else’s half-run scheme and the same energy turns into criticism of the wallpaper.',
  'You want your name on something that lasts longer than a quarter. Stock, land, a kitchen, a brand with weight to it: you command best where the results can be touched.',
  'Your authority is a matter of being well informed. You are believed because you have read the annexure, and you head a team best as its interpreter, between engineers and clients or one department and another.',
  'You lead as an elder of the house would, by remembering birthdays and noticing who skipped lunch. People work hard for you, and a cold corporate ladder leaves you oddly unmoved.',
  'A stage agrees with you. With a clear mandate and room to decide, you are generous, steady and visibly proud of your people; being supervised by the hour dims you more than a pay cut would.',
  'You earn rank by accuracy. The one who knows where the error came from is listened to, and you are usually that one; learn to accept the chair at the head of the table as well.',
  'You shine by balance rather than by volume. Being made to command alone is uncomfortable, but as the fair voice between two partners, two parties or two budgets you become indispensable.',
  'Authority comes to you through trials. You are sent for when a matter is sensitive, and your strength is that you neither gossip nor flinch; praise in public embarrasses you, trust in private does not.',
  'Work must point at something larger than itself. As a teacher, guide or head of a mission you are at your warmest, and you forgive a modest office if its purpose stands on the door.',
  'Rank, for you, is a set of duties. You accept the slow file and the unpopular signature, and you outgrow the need to be liked by the time you are given the room with the window.',
  'You would rather reform a department than head it. A cause, a users’ group, a fairer process: there your influence is large, and titles follow you about like shy cats.',
  'Your influence is soft and goes a long way. Where imagination, charity or a kind word is wanted you lead without seeming to, though someone else had better keep the minutes.',
] as const;

export const moonAtWork = [
  'You need fresh starts as others need tea. A task of three weeks holds your heart; one of three years needs to be cut into sprints with a small prize at each post.',
  'Comfort makes you productive. Familiar people, a decent chair and a salary that comes on the same date let your mind settle, and what it then produces is remarkably even.',
  'Your interest lives on variety and talk. Work in which the telephone never rings grows grey for you, however well paid; a weekly exchange with clever people keeps it green.',
  'You bond with a workplace as with a family, and leaving it hurts like a house move. Choose the people first and the package second: you earn best where you feel expected.',
  'Appreciation is fuel here, and there is no shame in saying so. Find a senior who says good work aloud, and you give twice what the contract mentions.',
  'You settle your nerves by putting things in order. A messy handover follows you home at night, so end each day with a written list; the mind that has been emptied sleeps.',
  'Quarrels in the next cubicle reach you as if they were your own. You do your finest work in courteous places, and are worth a great deal to any team as the one who restores the tone.',
  'You give yourself to work entirely or hardly at all. Small betrayals at the office stay with you for years, so ask early and plainly; most of them turn out to be bad filing.',
  'You do not mind hard weeks if there is a journey at the end of them. Optimism is a working tool in your hands; couple it with a friend who reads the terms and conditions.',
  'You calm down when the load is defined. Tell the heart how much and until when, and it carries nearly anything; vagueness from above tires you more than volume.',
  'You care about the crowd and keep a little distance from each member of it. Work for a community, a platform or a public service holds you, provided nobody insists on a group hug.',
  'You soak up what surrounds you. In a kind place you become inspired, in a harsh one misty; half of your career planning is therefore the choice of room and company.',
] as const;

export const mercuryAtWork = [
  'Your mind closes in on the point before the sentence is over. Sales, emergencies, debate and rapid prototypes reward it; proofread anything that carries a figure, for speed leaves crumbs.',
  'You think with the weight of things in your hand. Costing, procurement, food, textiles, property papers: you learn slowly, forget nothing, and cannot be hurried into a poor price.',
  'You learn a trade by talking to three people who practise it. Writing, code, teaching, brokerage, broadcasting: two parallel skills suit you, and a third as a hobby keeps both awake.',
  'Memory is your working capital. You recall the client’s pride in a first shop, the tone of last year’s meeting, the reason behind the reason, and you write best for a reader you can picture.',
  'You explain like a performer and edit like a monarch. Training, branding, public speech and pitch decks are natural ground, and an audience of one still counts as an audience.',
  'Analysis is play to you. Audit, testing, data, grammar, pharmacy shelves, supply chains: whatever has parts that should agree, you make agree, and you catch the error in the printed total.',
  'You think in comparisons. Contracts, design choices, pricing and mediation use your gift for seeing the second side; set a deadline for the verdict and announce it to someone.',
  'Questions are your tool, silence your second one. Investigation, research, tax, cyber security and psychology suit a mind that does not accept the first answer or the friendly one.',
  'You grasp the gist in a minute and the details by Diwali. Law, publishing, education and long forecasts suit you; a patient assistant for footnotes is money well spent.',
  'You build an argument like a retaining wall. Planning, engineering, administration, project control: your papers are dull in the first paragraph and unanswerable by the fifth.',
  'Ideas reach you sideways, and usually too early. Software, science, social design and network thinking are home ground; translate for the slower ones and you become a guide instead of a puzzle.',
  'You know it before you can show it. Storytelling, music, imagery, counselling or languages make use of that; for accounts and schedules, keep a checklist and a literal-minded friend.',
] as const;

export const saturnAtWork = [
  'Patience had to be learnt on the job. You work in surges and regret the gaps, so let calendars, instalments and a stern colleague supply the evenness; with each decade the start and the finish move closer together.',
  'You save as a craft and toil for security. Long employment, stored goods, food, banking, the patient care of an asset: in such fields your slowness is called prudence and is paid for.',
  'Discipline, for you, is a matter of the pen. Drafting, record keeping, exact schedules and technical writing give your labour form, and shorter tasks finished daily beat the great work put off.',
  'Work and family duty have been braided since early on. You take on the care of others, sometimes before your own plans, and do best where service to homes, land or the old is itself the profession.',
  'You serve uneasily under anybody’s spotlight. Authority feels like a test each time; once you stop competing for notice, your steady way of organising makes you the one who is asked to stay.',
  'Method is your strength and your shelter. Quality control, maintenance, laboratories, accounts and clinics value a person who does the tenth round as carefully as the first; leave one corner imperfect for practice.',
  'Fair dealing is how you climb. Law, government, trade bodies, long contracts and committees bring out a calm, exact justice in you, and time converts it into office.',
  'You labour in places with lids on: archives, mines of data, insurance, inheritance files, late-night control rooms. Endurance is rarely the question with you; asking for relief is.',
  'You work for a principle and want the institution to deserve it. Colleges, courts, temples, publishing houses and cross-border work give your sense of duty a roof, and age adds to your voice.',
  'You were made for structures. Large organisations, construction, mining, administration or a family firm run by the book: you accept the bottom rung because you can already see the drawing of the ladder.',
  'Systems are your kind of labour: grids, platforms, unions, public programmes. You keep them running for people who never learn your name, and find that restful rather than bitter.',
  'You work quietly and at the edge: charities, ships, film crews, retreat centres, night duty. Firm hours and a written role protect you, since sympathy tends to add tasks without adding days.',
] as const;

/** For readers who do not work yet, and for readers who are retired. */
export const planetsAtWorkIntro = {
  young:
    'This is written for the years in which there is work. Until then read class for office, teacher for superior and pocket money for income: the manner shows early, the trade can wait.',
  elder:
    'Where this report speaks of posts and superiors, read whatever has your mornings now. A committee, a shop lent to the children, a garden or a memoir is an office too.',
} as const;
