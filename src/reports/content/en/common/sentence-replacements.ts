/**
 * Sentences that do not suit a later age, each with the one that is printed in its place. A key is a whole sentence of a text, or
 * its part after a colon. Chapters with separate texts for an age do not need them.
 */
type ReplacementsFromAge = { fromAge: number; sentences: Readonly<Record<string, string>> };

/** Public examinations have age limits, and school and college are over. */
const fromForty: ReplacementsFromAge['sentences'] = {
  'Enrol for the exam, or start the project with expert guidance.': 'Begin the course, or start the project with expert guidance.',
  'it favours children, studies and creative work, and is good for an exam.': 'it favours children, studies and creative work, and is good for a course.',
  'Trade, exams, writing and negotiation go well.': 'Trade, courses, writing and negotiation go well.',
  'Take the exam, the interview or the new contract.': 'Take the course, the interview or the new contract.',
  'Put each agreement on paper, and use the time for an exam or a course.': 'Put each agreement on paper, and use the time for a course.',
  'Choose one exam, hobby or creative project and give it fixed hours.': 'Choose one course, hobby or creative project and give it fixed hours.',
  'Choose it early, for example a plot, an exam or fitness, and leave the rest.': 'Choose it early, for example a plot, a certificate or fitness, and leave the rest.',
  'Clear the EMIs that are late, and prepare well for a competitive exam or a case.': 'Clear the EMIs that are late, and prepare well for a contest or a case.',
  'Entrance exams, sports, sales and short business trips go well this year.': 'Contests, sports, sales and short business trips go well this year.',
  'Energy goes into exams, sport, children and bold ideas.': 'Energy goes into training, sport, children and bold ideas.',
  'A good year for exams, clever children and new ideas.': 'A good year for study, clever children and new ideas.',
  'Study with past papers, and explain the lesson to somebody.': 'Read one good book with a pencil, and explain it to somebody.',
  'Practise one skill for an hour a day, or prepare for a government exam.': 'Practise one skill for an hour a day, or work for a certificate.',
  'Legal matters, competitive exams and foreign jobs can succeed.': 'Legal matters, tenders and foreign jobs can succeed.',
  'The wish to win is strong now, in exams, sport or love.': 'The wish to win is strong now, in work, sport or love.',
  'Take the entrance test, perform, or say what you feel to the person you love.': 'Take part, perform, or say what you feel to the person you love.',
  'Interviews, exams, contracts and sales are favoured.': 'Interviews, courses, contracts and sales are favoured.',
  'Choose a demanding goal such as property, training or an exam, or the drive turns into quarrels.': 'Choose a demanding goal such as property, training or fitness, or the drive turns into quarrels.',
  'Children, exams, love and creative work have support this month.': 'Children, study, love and creative work have support this month.',
  'Take the test, enter a competition, or tell somebody what you feel.': 'Enter a competition, show what you made, or tell somebody what you feel.',
  'Repeat old exam papers, and correct the draft.': 'Go through your old notes again, and correct the draft.',
  'sit the exam, show your work or speak of love.': 'begin a course, show your work or speak of love.',
  'Exams, talents, children.': 'Study, talents, children.',
  'It is a very good time for an exam, a licence or a long piece of writing.': 'It is a very good time for a certificate, a licence or a long piece of writing.',
  'Begin a course, take an exam, or give more time to a child in this period.': 'Begin a course, or give more time to a child in this period.',
  'Prepare for a competitive exam or a difficult post instead of waiting for a chance.': 'Prepare for a difficult post or task instead of waiting for a chance.',
  'Sit for the competitive exam, or publish what you made.': 'Enter a contest, or publish what you made.',
  'For an exam or a business, prepare as if there were no luck.': 'For a new post or a business, prepare as if there were no luck.',
  'Exams and creative work cost you more effort than others.': 'Tests and creative work cost you more effort than others.',
  'Make one corner fully yours, even in a hostel or joint family.': 'Make one corner fully yours, even in a joint family.',
  'Government service, law, administration and competitive exams are favoured.': 'Government service, law, administration and contests are favoured.',
  'Competitive exams, defence, police, law and technical work are favoured.': 'Contests, defence, police, law and technical work are favoured.',
  'Choose one subject and go on until the degree or the final examination.': 'Choose one subject and go on until you know it thoroughly.',
  'Apply for exams and posts that have many candidates.': 'Apply for posts and tenders that have many candidates.',
  'Apply for posts that are filled by examination.': 'Apply for posts for which candidates are compared openly.',
  'They strengthen you where others become tired, so apply where there is an examination.': 'They strengthen you where others become tired, so apply where many compete.',
  'Your figures can be trusted, so take the examination that proves it.': 'Your figures can be trusted, so get a certificate that proves it.',
  'Your skill may be ahead of your certificates, so take one exam each year.': 'Your skill may be ahead of your certificates, so take one short course each year.',
  'A half-known subject costs you more than an unknown one, so complete the exam you once left.': 'A half-known subject costs you more than an unknown one, so complete the course you once left.',
  'Good for examinations, repairs and pending work; wait a day before you send an angry mail.': 'Good for contests, repairs and pending work; wait a day before you send an angry mail.',
  'A serious degree, a respected senior or a sound plan repays years of effort, so sit the examination.': 'A serious course, a respected senior or a sound plan repays years of effort, so finish what you began.',
  'Advertising, coaching, live media and competitive exams suit you; read the question twice.': 'Advertising, coaching, live media and contests suit you; read the question twice.',
  'Revision is your strength in exams, accounts and contracts.': 'Revision is your strength in studies, accounts and contracts.',
  'Office work, reports and examinations suit you.': 'Office work, reports and accounts suit you.',
  'Use this for an application, a test or a report that others avoid.': 'Use this for an application or a report that others avoid.',
  'Interviews, examinations.': 'Interviews, applications.',
  'It suits an interview, an examination or a new team.': 'It suits an interview or a new team.',
  'Good for an examination.': 'Good for a new responsibility.',
  'Exams, ideas and young people do well with you.': 'Study, ideas and young people do well with you.',
  'Prepare papers and exams.': 'Prepare papers and contacts.',
  'Put it in writing where it counts: a report, an exam or a letter.': 'Put it in writing where it counts: a report, a notice or a letter.',
  'Take one talent as far as a certificate, an exam or a stage.': 'Take one talent as far as a certificate or a stage.',
  'Your plans are often changed from outside: an exam is postponed, the city changes, a new kind of work appears.':
    'Your plans are often changed from outside: a date is postponed, the city changes, a new kind of work appears.',
  'Good for contracts and for meeting a match’s family.': 'Good for contracts and for kind talks with relatives.',
  'Write to schools or firms.':
    'Write to firms or relatives abroad.',
  'Tell the person you love what you feel, and let families meet when you are serious.':
    'Tell the person you love what you feel, and plan one outing for two.',
  'sign agreements, meet a match or plan together.':
    'sign agreements, settle a matter or plan together.',
  'Meet a match’s family, sign with a client, or plan time with your spouse.':
    'Visit relatives, sign with a client, or plan time with your spouse.',
  'Choose one idea of five, keep regular revision hours, and encourage the young without much correction.':
    'Choose one idea of five, keep fixed hours for it, and encourage the young without much correction.',
};

/** Children are grown up, the last years of work have begun, and a partner is found or not looked for by the family. */
const fromFiftyFive: ReplacementsFromAge['sentences'] = {
  'Keep EPF and similar savings untouched for fifteen years.': 'Keep such savings for the years after work, and do not touch them before.',
  'Make one corner fully yours, even in a hostel or joint family.': 'Make one corner fully yours, also in a large family.',
  'Rent first in a new place, and buy only after two years there.': 'Live in a new place for some months before you decide to stay.',
  'Repeat old exam papers, and correct the draft.': 'Read old notes again, and correct the draft.',
  'Marriage matters move, and spending needs a limit.': 'Family celebrations take time, and spending needs a limit.',
  'Students do well if they study at the same hour each day.': 'Help a young person to study at the same hour each day.',
  'Good for contracts and for meeting a match’s family.': 'Good for contracts and for peace with relatives.',
  'Teachers, pilgrimage, higher studies and long travel have support this month.':
    'Teachers, pilgrimage, study and long travel have support this month.',
  'Ask short questions, accept part of the agreement, and fix no wedding date in haste.':
    'Ask short questions, and accept a part of the agreement.',
  'Children, exams, love and creative work have support this month.': 'Children, love and creative work have support this month.',
  'Take the test, enter a competition, or tell somebody what you feel.': 'Make something, play with a child, or tell somebody what you feel.',
  'Meet a match’s family, sign with a client, or plan time with your spouse.': 'Sign with a client, make peace, or plan time with your spouse.',
  'Talk with them about its story, and change one thing there with everybody’s consent.':
    'Tell the family its story, and change one thing there with everybody’s consent.',
  'Meet proposals, sign fair agreements, and renew affection with a trip for two.':
    'Sign fair agreements, and renew affection with a trip for two.',
  'Begin a course, take an exam, or give more time to a child in this period.':
    'Begin a course, or give more time to a child of the family in this period.',
  'Organise the next reunion of your college; a future employer may be there.':
    'Organise the next reunion of your college; old friends are glad to help you.',
  'This is enough to build a house over the years.': 'This is enough for calm later years.',
  'Interviews, examinations.': 'Applications and talks.',
  'It suits an interview, an examination or a new team.': 'It suits an application or a new team.',
  'Good for an examination.': 'Good for a new task.',
  'Write to schools or firms.': 'Write to relatives or firms.',
  'Build your skills at home.': 'Use this time at home.',
  'Do not measure your learning by one exam.': 'Do not measure your learning by speed.',
  'Elders share them with you, so record some of them this year.': 'Record some of them this year, for those who come after you.',
  'Put money aside early for education, your own or theirs.': 'Put some money aside for their education.',
  'Use it for work, study and friendships, and do not count it as delay.': 'Use it for your tasks, your friends and your health.',
  'Love before marriage is more likely than usual.': 'Shared interests bring people close.',
  'When you like someone seriously, tell the family early.': 'Tell the family openly what the bond means to you.',
  'In an arranged match, take some months for courtship.': 'Keep some courtship in the bond, such as a walk or a letter.',
  'If a family asks, mention both facts: the position and the exception.': 'At your age families no longer ask about this.',
  'You can answer “no” on a form.': 'At your age families no longer ask about this.',
  'You want to share your life with someone who makes you happy, so a proposal from the family needs several easy meetings before you can answer.':
    'You want to share your life with someone who makes you happy, so you need several easy meetings with a new person.',
  'Students should aim for the better college.': 'Help a student to aim for the better college.',
  'Tell your parents about one result this month; their approval gives you strength.':
    'Tell somebody close about one result this month; an honest word gives you strength.',
  'A rishta, work with the public and joint plans go well.': 'Agreements, work with the public and joint plans go well.',
  'It is a good time for marriage talks, studies, a child or a new start.':
    'It is a good time for family talks, studies, a child of the family or a new start.',
  'One of the best parts of the year for advice, ceremonies, savings and marriage talks.':
    'One of the best parts of the year for advice, ceremonies and savings.',
  'Use it for what needs consent: a marriage talk, a loan approval or a team decision.':
    'Use it for what needs consent: a family talk, an approval or a team decision.',
  'Elders and your father’s circle can help.': 'Relatives and old friends can help.',
};

/** Work for a salary has ended; the parents are very old or remembered. */
const fromSixty: ReplacementsFromAge['sentences'] = {
  // house and money
  'When prices are fair, consider buying property.': 'Enjoy the home that you have, and keep it easy to run.',
  'Visit a flat at two different hours before you decide.': 'Before a move, spend some nights in the new place.',
  'You come to your own home step by step, as your income grows.': 'Your home grows better step by step.',
  'Luck helps you with land, often through father or elders.': 'Luck helps you with land, often through the family.',
  'Take an elder with you.': 'Take a younger relative with you.',
  'You may buy a house or a vehicle, or make peace with relatives.': 'You may repair the house, or make peace with relatives.',
  'Many with your Moon buy, build or pay off something solid in this part.': 'Many with your Moon repair or pay off something solid in this part.',
  'Borrow seldom, for a home or for study, and it need not become a worry.': 'Take no new loan, and it need not become a worry.',
  'Loans for study, tools or children suit you.': 'You like to repay what you borrow.',
  'You repay on time and lenders remember it, so keep your credit score in good order.':
    'A good name helps you at the bank, so keep your papers in order.',
  'You can carry a loan for a clear purpose without trouble.': 'You keep good order in what you owe.',
  'Slow and exact instalments finish even a large loan, so choose a long term with low interest.':
    'Slow and exact instalments finish every debt, so pay on the first of the month.',
  'Avoid even small lies in business, because trust is the source of your income.':
    'Avoid even small lies about money, because trust protects what you have.',
  'Send clear quotations and bills within two days of the work.': 'Write down each sum on the same day.',
  'A small business suits you; keep anger out of talks about price.': 'Help others to buy and to sell; keep anger out of talks about price.',
  'A shop, food, property or online sales suit you.': 'Help the family in a shop, with food or with property.',
  'Check the quality of each batch yourself.': 'Check the quality yourself.',
  // parents and elders
  'It concerns home, mother and property.': 'It concerns home, property and peace of mind.',
  'Before a big decision of your own, ask one elder, as others ask you.': 'Before a big decision of your own, ask one wise person, as others ask you.',
  'Ask an older couple whom you both respect for advice.': 'Ask a couple whom you both respect for advice.',
  'Elders are pleased.': 'Faith gives you peace.',
  'Doubt and strict elders test your faith, and it becomes firm.': 'Doubt and strict elders tested your faith, and it became firm.',
  'Do your duty to father and teacher without waiting for praise.': 'Honour the memory of your father and teachers by one regular act.',
  'This year is about fortune, teachers, father and long trips, a happy sign in most books.':
    'This year is about fortune, teachers, faith and long trips, a happy sign in most books.',
  'Keep your passport valid, join a course, and seek the blessing of elders.':
    'Keep your passport valid, join a course, and bless the young.',
  'Home brings duties: an old house, a parent’s care, a delayed flat.': 'Home brings duties: an old house, repairs, a delayed flat.',
  'You may argue about religion, rules or respect with an elder.': 'You may argue about religion, rules or respect with a relative.',
  'In the antardasha of the Moon, family, mother, home and changes of place matter.':
    'In the antardasha of the Moon, family, home and changes of place matter.',
  'Home, mother and property ask for your time.': 'Home and property ask for your time.',
  'Home, mother and property need the most attention.': 'Home and property need the most attention.',
  'Home, mother and property need patience now.': 'Home and property need patience now.',
  'it turns to home, land and parents, and asks you to go slowly with property.': 'it turns to home and land, and asks you to go slowly with property.',
  'An hour with an old aunt or uncle does more for you than much modern advice.':
    'A memory of your elders does more for you than much modern advice.',
  'Uncles and grandparents on the father’s side wish you well, as the chart of parents shows.':
    'The father’s family wishes you well, as the chart of parents shows.',
  'On Monday ask an elder of the family about one memory, and write it down.':
    'On Monday tell the young ones one memory of the family, and write it down.',
  'Two habits are good in any case: greet your elders daily, and sit quietly for some minutes at dusk.':
    'Two habits are good in any case: bless the young ones daily, and sit quietly for some minutes at dusk.',
  'When an elder or a neighbour offers to stay or to help, say yes.': 'When a relative or a neighbour offers to stay or to help, say yes.',
  'Relations with father or elders may be difficult.': 'Relations with the elders of the family were sometimes difficult.',
  'You may differ with your father or a teacher on belief.': 'You may have differed with your father or a teacher on belief.',
  'You may question the beliefs of your parents.': 'You may have questioned the beliefs of your parents.',
  'Care for elders or the house may become your duty.': 'Care for a relative or the house may become your duty.',
  'Learn the family customs from the elders, so that you can lead them later.': 'Teach the family customs to the young, so that they can lead them later.',
  'You prosper by honest work, and elders, teachers or your father help you.':
    'You prospered by honest work, and the good name of your elders still helps you.',
  'Look after the old parents of both sides together, and keep the home open to your children.':
    'Look after each other’s health, and keep the home open to your children.',
  'Write a few lines to your father, a teacher or a fair senior, and say exactly what you learnt from them.':
    'Write a few lines to a teacher or a fair senior, or to your father in memory, and say exactly what you learnt from them.',
  'Partnership means shared duties to you: bills, parents, the years ahead.': 'Partnership means shared duties to you: bills, papers, the years ahead.',
  'Speak openly about money, children and parents.': 'Speak openly about money, children and health.',
  'Make agreements about money, children and parents on a calm morning, and keep to them.':
    'Make agreements about money, children and health on a calm morning, and keep to them.',
  // tasks and learning
  'Apply, write and call.': 'Write, call and visit.',
  'prepare foreign plans, take rest and give.': 'prepare a journey, take rest and give.',
  'Ask, apply and enrol in these months, because what is begun now grows faster.':
    'Ask and begin in these months, because what is begun now grows faster.',
  'Apply without fear for government posts, grants and awards.': 'Accept honours and awards gladly.',
  'Send the application, speak on the stage or meet a senior officer without waiting.':
    'Send the letter, speak before people or visit an office without waiting.',
  'Thursday is your day for teachers, applications and long plans.': 'Thursday is your day for teachers, papers and long plans.',
  'Ask for the terms in writing before you start a job or a shared task.': 'Ask for the terms in writing before you start a shared task.',
  'Study, children or creative work may lead you to far places.': 'Children, study or art may lead you to far places.',
  'A course is a good first step.': 'A visit is a good first step.',
  'Time in far places comes with work and some solitude.': 'Time in far places comes with some solitude.',
  'Put the force into earning or study, and stay silent at meals when you are angry.':
    'Put the force into saving or study, and stay silent at meals when you are angry.',
  'Grace helps your public name and your career.': 'Grace helps your public name.',
  'You work best in a visible post, with your own name on the result.': 'You do best in a visible task, with your own name on the result.',
  'You work best when two sides must agree: clients, partners, contracts.':
    'You do best when two sides must agree: relatives, neighbours, a society.',
  'You work best when the job has a larger aim, such as teaching, law or public service.':
    'You do best when a task has a larger aim, such as teaching or public service.',
  'Your best work is large and slow: projects and departments that take years.': 'You do best with large and slow tasks that take years.',
  'You work best in systems and networks, among equals and by your own method.': 'You do best among equals and by your own method.',
  'You work best with words and contacts: writing, selling, teaching, passing news between people.':
    'You do best with words and contacts: writing, teaching, passing news between people.',
  'Choose work in which this is needed daily.': 'Use this gift in the family and among neighbours.',
  'Begin one each year and practise it to the first certificate.': 'Begin one each year, and give it ten minutes a day.',
  'Income follows good work.': 'What you did well is remembered.',
  'Send the bill with clear figures.': 'Accept a small fee for advice, if it is offered.',
  'Bold messages, technology and sales suit you this year.': 'Calls, letters and new devices suit you this year.',
  'Check facts before you press send, and the courage brings profit.': 'Check facts before you press send.',
  'Go back to the senior person who listened last time, and ask for the next step.':
    'Go back to the person who listened last time, and ask once more.',
  'Write your plan on one page, send it, and ask for answers by a date.': 'Write down what you want to ask, and call one person a day.',
  // company
  'Help a cousin to dress for an interview, decorate a hall for a function, or teach a child a song.':
    'Help a young relative to dress for a function, decorate a hall, or teach a child a song.',
  'Check what is said about job and income.': 'Check what is said about health and income.',
  'Discuss a real question of fairness: whose job, whose city, who does the housework.':
    'Discuss a real question of fairness: whose plans, whose city, who does the housework.',
  'Join a sports group or a demanding course, and set yourself one hard target each year.':
    'Join a walking group or a course, and set yourself one target each year.',
  'Play a sport or take a morning walk together; it prevents many arguments.': 'Take a morning walk together; it prevents many arguments.',
  'Compete in sport, and help each other in need.': 'Walk or play together, and help each other in need.',
  'Affection stays alive when both of you have something new to win: a trek, a course, a small business.':
    'Affection stays alive when both of you have something new to win: a journey, a course, a garden.',
  'Two strong people do well with a common project, such as a house or a business.':
    'Two strong people do well with a common project, such as a garden or a journey.',
  'Students, elders or a prayer group can fill your life; give one of them a fixed day.':
    'Students, neighbours or a prayer group can fill your life; give one of them a fixed day.',
  // in place of texts for the last years of work
  'Keep EPF and similar savings untouched for fifteen years.': 'Draw such savings slowly, in equal parts.',
  'Interviews, examinations.': 'Visits and talks.',
  'It suits an interview, an examination or a new team.': 'It suits a visit or a new task.',
  'Meet a match’s family, sign with a client, or plan time with your spouse.': 'Make peace with a relative, or plan time together at home.',
};

/** The old employer has forgotten the post. */
const fromSixtySix: ReplacementsFromAge['sentences'] = {
  'Ask for an extension, or for part-time work with your old employer.': 'Give advice or lessons for some hours a week.',
};

export const sentenceReplacements: readonly ReplacementsFromAge[] = [
  { fromAge: 40, sentences: fromForty },
  { fromAge: 55, sentences: fromFiftyFive },
  { fromAge: 60, sentences: fromSixty },
  { fromAge: 66, sentences: fromSixtySix },
];
