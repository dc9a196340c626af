/**
 * Mars, Mercury and Venus in a month. Index place - 1, as in sun-months.ts. Each place has one text a year, by whether the sign is good
 * (`well`) or bad (`ill`) in the table of transits from the Moon.
 */
const marsIll = [
  'You act fast in these weeks, and anger also comes fast. Exercise every morning, drive slowly, and wait a few minutes before you reply to a remark.',
  'Spending and sharp words need control now. Compare prices before you buy, cancel one payment you do not use, and leave money talk out of the evening.',
  'Courage is there, but too many efforts at once tire you. Make one important call or visit a day. Use the rest of the time for practice.',
  'Tempers at home can rise over repairs, space or noise. Fix the work, the days and the cost beforehand. Sign no property paper in these weeks if it can wait.',
  'The wish to win is strong now, in exams, sport or love. Practise hard, but do not scold children over marks. Put no money into a bet or a hot tip.',
  'Workload and small disputes take more strength than you notice. Clear one old task each day, eat lunch at a fixed time, and treat a minor injury at once.',
  'You and your partner or client have strong opinions now. Say yours once, without blame. Postpone the signing of a joint agreement until both are calm.',
  'Be careful with speed, knives, wiring and old quarrels now. Do not work until midnight for a deadline. It is better to start early and work slowly.',
  'You may argue about religion, rules or respect with an elder. Defend a weaker person, but do not force your view. On long roads let a rested person drive.',
  'You take charge at work, and not everybody likes it. Give orders as requests, and praise others in front of the team. Avoid a fight with your superior.',
  'Friends and teams push you towards quick decisions about money. Ask once for what is due to you. Agree to a new plan only on the next day.',
  'Anger and expenses work in the background now, and sleep is lighter. Clear the store room or train alone. Answer an annoying message in the morning, not at night.',
] as const;

const marsWell = [
  'Your strength and your chances come together now. Start the new task, join the gym or present yourself for selection. Mornings give you the best results.',
  'You can speak firmly about money and get results. Ask for the refund, name your price, and collect an old debt with a polite voice.',
  'These are strong weeks for competition, applications and sales. Choose the bolder of two plans. A brother or sister may help with transport or a contact.',
  'Work on house or land moves forward now. Start the painting, the repair or the measurement of a plot. A quarrel over parking or space can be settled.',
  'A bold idea succeeds in these weeks. Take the entrance test, perform, or say what you feel to the person you love. A younger person follows your example.',
  'Old resistance gives way to steady pressure now. Pay off a loan, win the dispute, or finish a pending file. Be generous to the person who loses.',
  'You can be firm with a client or at home in these weeks, and still be liked. Put the difficult term of the agreement first.',
  'You find the cause of a hidden or tangled problem now. Claim the insurance, have the leak opened, or see a specialist. Keep what others tell you private.',
  'Energy serves a good cause, a course or a pilgrimage. Book the tickets and go with reliable company. A request to a father figure can succeed.',
  'You have authority at work now. Take quick decisions, accept the difficult project, and own your mistakes. It is a good time to ask for a post with power.',
  'Income grows when you push for it. Collect bills, raise your target, and lead the team. A purchase of land or machinery can bring profit later.',
  'Private effort pays at last. Train, write, or prepare the foreign application. Clear an old expense that nobody else knows, and keep the result quiet for now.',
] as const;

export const marsStays = { well: marsWell, ill: marsIll } as const;

const mercuryWell = [
  'You speak and write clearly about yourself now. Update your résumé or profile, give the interview, and ask the two questions you usually keep back.',
  'Good weeks for money on paper: quotations, tax returns, and comparing deposit rates. Say your price in one clear sentence, and you are likely to get it.',
  'Calls, messages and short trips bring results. Send applications, sign a small contract after a second reading, and meet a neighbour or cousin with news.',
  'Talks about the home go well now. Explain the plan to those who live there, complete the rent agreement, and scan old family papers.',
  'Ideas come quickly, and exams suit you. Write answers by hand for practice, plan a lesson, or send a playful message to someone you like.',
  'Lists and figures are easy for you now. Check the electricity bill, correct accounts, and train a colleague in your method. A loan paper can be completed.',
  'Talks lead to agreements in these weeks. Meet the match’s family, the buyer or the partner, and put the terms in writing the same day.',
  'You read people and papers well now. Study policies, change weak passwords, or file the claim. Share nothing that was told to you in private.',
  'Study, visas and travel plans go smoothly. Submit the form, call your teacher, and book tickets while prices are low. Check a religious or political forward before you share it.',
  'Present your work to those who decide. A short talk with clear figures helps a promotion more than extra hours. Sign the offer letter if its terms are right.',
  'Contacts bring work or a proposal in these weeks. Introduce two people who need each other, and send a reminder for an unpaid bill.',
  'Your mind works best in private now. Finish the online course, edit a text, or prepare papers for abroad. Announce nothing yet.',
] as const;

const mercuryIll = [
  'Too many thoughts come at once now. Say the main point first, let others finish, and check the spelling of your name on each form.',
  'Figures do not agree easily in these weeks. Add them twice, take prices in writing, and give no loan over the phone.',
  'Messages cross each other or are misread now. Confirm the time and place by a call. Spell out account numbers before you send money.',
  'At home everyone talks and few listen. Write the plan with names and dates, and discuss it after dinner. Do not sign a rent or sale paper in a hurry.',
  'Your jokes can hurt, and answers come too quickly. Check each exam answer twice. Think a night before you send a personal message or a large order.',
  'Small errors hide in forms, labels and bills. Ask a colleague to check once. Answer a complaint with facts, and keep copies of medical bills.',
  'What you say and what the other person hears can differ now. Repeat the agreement aloud, write it down, and wait a night before signing.',
  'You are curious about matters that are not yours. Change your own passwords, open no unknown link, and leave other people’s phones alone.',
  'Timetables change and experts disagree. Carry a printed ticket, check the rule at the office itself, and ask for one more day before a form goes in.',
  'You are asked for details in meetings. Take notes with you, admit what you do not know, and send the figure the same evening. Promise no early date.',
  'Too many groups and opinions confuse you now. Mute some of them, ask one friend in person, and put no money into a plan from a chat.',
  'Thoughts keep you awake in these weeks. Write them on paper, keep screens out of the bedroom, and take decisions after breakfast.',
] as const;

export const mercuryStays = { well: mercuryWell, ill: mercuryIll } as const;

const venusWell = [
  'People like you easily now. It is a good time for a photograph, a haircut, new clothes or a first meeting with a match.',
  'Family, food and small savings do well. Buy jewellery or a gift within your limit. A kind word brings an old dispute about money closer to its end.',
  'Friendly messages work well in these weeks. Send the card, praise a sister or cousin, and visit the friend who lives near. Creative work sells.',
  'Make the home more beautiful now. Buy curtains, plants or a vehicle after comparing prices. A shared meal settles what many talks could not.',
  'Love, art and children bring joy. Propose, dance at the wedding, or start a painting class. Couples should spend one evening away from phones.',
  'Kindness at work is returned now. Help a colleague, thank the cleaner, and settle a small dispute politely. Beauty care and a dental check-up suit these weeks.',
  'These weeks are good for two people. Fix the engagement, sign with a partner, or forgive a fault. The gentler of two offers is the better one.',
  'Trust in love and shared money can be repaired. Tell one honest thing, and make the joint budget together. A gift or inheritance may be settled in peace.',
  'Pleasant travel and good teachers attract you. Visit a temple town or in-laws far away, and give where you were once helped.',
  'Your manners and taste are noticed at work. Dress well for the meeting, host the visitor, and show the design. A polite senior person can help.',
  'Weddings and reunions bring useful contacts. Accept the invitation, wear your good clothes, and mention your wish to the right person. Money for old work may arrive.',
  'Private affection and rest do you good now. Take a weekend away as a couple, or enjoy music at home. Spend on comfort, within reason.',
] as const;

const venusIll = [
  'The wish to please everybody costs you money now. Wear what you own, and delay the dress or gadget meant for one evening.',
  'Your appetite is larger than your budget in these weeks. Eat at home more often, keep every bill, and postpone the gold purchase.',
  'Flattering messages waste time now. Answer the honest person first, keep gifts to cousins small, and do not promise a visit that you cannot make.',
  'Comfort at home needs planning. Decide who pays and who cleans before guests come. Let the new sofa or car wait a few weeks.',
  'The idea of love is stronger than the facts now. Ask a real question and listen to the answer. Wait with a proposal until Venus moves on.',
  'Sweets, gossip and small orders tempt you at work. Allow yourself one treat a week. Keep a clear list of whatever is borrowed or shared.',
  'Politeness hides the real point between two people. Say what you want in simple words early on. Do not fix an engagement date merely to avoid a quarrel.',
  'Feelings remain unspoken while bills increase. Choose one quiet evening and look at the figures together. Gifts should wait until that talk is over.',
  'A distant place or person looks better than it is. Compare prices and read reviews before booking. A temple or teacher nearby gives the same peace.',
  'Charm alone is not enough at work now. Bring figures, come on time, and keep office friendships free of private matters.',
  'Too many invitations cost time and money. Choose two functions, send good wishes to the rest, and lend no ornaments or cash to friends.',
  'Comfort becomes expensive in these weeks. Simple rest, old music and clean rooms give the same pleasure. Hotel and online shopping bills need a limit.',
] as const;

export const venusStays = { well: venusWell, ill: venusIll } as const;

/** For a second entry into a sign in the year, after a retrograde period. */
export const marsRepeatedStays = [
  'Mars returns to a part of life it touched earlier this year. A repair, dispute or effort from that time can now be finished properly. Complete it before you begin another.',
] as const;
export const venusRepeatedStays = [
  'Venus returns to the same area, so a pleasure or purchase comes up a second time. Accept it now if the price still seems right after a week.',
  'An old affection or friendship comes back to your mind. Send a kind greeting, and judge by how both of you live today.',
] as const;

/** The retrograde periods; those of Mercury are in mercury-stays.ts. */
export const venusRetrograde =
  'Venus is retrograde for about six weeks, so love, taste and prices are reconsidered. Repair an old bond or an old ornament. Postpone a wedding purchase, an engagement or a costly makeover if you freely can.';
export const marsRetrograde =
  'Mars is retrograde for about eleven weeks, and energy returns to unfinished work. Repair machines, train your body and settle an old quarrel. Delay a property purchase or a legal notice that could go later.';
