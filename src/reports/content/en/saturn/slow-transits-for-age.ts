/** Slow transits for readers of sixty or more, and for those of sixteen and seventeen, in place of texts on posts, loans and marriage. */
import type { Graha } from '#src/astrology/contract.ts';

/** By graha and by its place from the natal Moon, counted from 1. Other places have the same text at every age. */
type TransitTexts = Partial<Record<Graha, Partial<Record<number, string>>>>;

export const seniorSlowTransits: TransitTexts = {
  Saturn: {
    3: 'This is a good place for Saturn: steady effort succeeds. Send the application or letter that waits, and make short trips in company.',
    5: 'Saturn tests plans and worries about the young. Choose one idea of five, and encourage young people without much correction.',
    6: 'A good place for Saturn: old disputes and debts shrink. Settle one old matter with its papers, and keep fixed hours.',
    7: 'Saturn makes agreements and close company serious. Agree who does what, write it down, and thank the other person in words.',
    10: 'Saturn brings duties and less praise for them. Keep one duty, do it well, and rest on time.',
    11: 'The best place of Saturn: old work is remembered, and a long wish is granted. Ask in writing for what is still due to you.',
  },
  Jupiter: {
    2: 'Jupiter is good here for savings and family happiness. Settle a family silence, and renew a deposit or buy a little gold.',
    3: 'Jupiter gives results here through effort and short trips, less through luck. Choose one task or course, and be patient with it.',
    4: 'With Jupiter here, comfort at home costs more than it gives. Fix the amount for relatives and repairs before you promise it.',
    5: 'One of the best places of Jupiter: young people, study, prayer and good advice prosper. Give time to a child of the family.',
    6: 'Jupiter increases small duties here. Eat simply, keep your check-ups, and give detailed help to two people only.',
    7: 'Jupiter supports company, agreements and travel here. Visit relatives, settle fair terms, and go on a journey with somebody close.',
    9: 'Jupiter brings good fortune through a teacher, a book or a long trip. Go on pilgrimage in company, and pass on what you know.',
    10: 'With Jupiter here duties may change, and thanks come slowly. Keep your daily hours, and let somebody younger take the heavy part.',
    11: 'Jupiter brings friends and good news more easily than in most years. Join a group, and collect what is due.',
  },
  Rahu: {
    3: 'Rahu helps you through courage and new contacts. Learn one new tool, and ask a young person to check it.',
    5: 'Rahu brings unusual ideas. Test each with a small sum, and ask the family first.',
    6: 'Rahu helps you against old disputes and debts by new methods. File the reply now, and follow the rules strictly.',
    7: 'Rahu brings interesting people who promise much. Ask what they did last year, and speak with somebody who knows them.',
    10: 'Rahu brings you into public view. Accept one visible task, and check each fact before you speak.',
  },
  Ketu: {
    5: 'With Ketu here the subject matters more to you than success. Read deeply, listen to children, and take no risk with shares.',
    7: 'Ketu can make two people quiet with each other. Walk together each week and talk then, rather than across a table.',
    10: 'With Ketu here you prefer good work to titles. Do one thing that needs skill, and leave the chair to others.',
  },
};

export const youthSlowTransits: TransitTexts = {
  Saturn: {
    1: 'Saturn is over your Moon, so these years are serious. Keep fixed hours for sleep and study, and talk with somebody you trust.',
    2: 'Saturn asks for care with money and words. Write down what you spend, and speak softly at home.',
    3: 'This is a good place for Saturn: steady effort succeeds. Practise one skill every day, and send the form in time.',
    4: 'Saturn brings duties at home. Share them out in the family, and keep your place of study quiet.',
    5: 'Saturn tests patience in study. Choose one subject to go deep into, keep regular revision hours, and compare yourself with nobody.',
    6: 'A good place for Saturn: hard study wins over rivals. Take up the subject that you have avoided.',
    7: 'Saturn makes friendships slow and serious. Agree who does what in a joint task, and keep your word.',
    8: 'Saturn makes progress slow and keeps it out of sight. Keep copies of your certificates, and walk daily.',
    10: 'Saturn brings more duty at school than praise. Finish each task properly, and stop at a fixed hour.',
    11: 'The best place of Saturn: steady work is noticed, and a long wish is granted. Ask a senior for advice.',
    12: 'Saturn asks for order in sleep and expenses. Put the phone away early, and use quiet evenings for study.',
  },
  Jupiter: {
    1: 'Jupiter is over your Moon, so school or home may change, and people like to teach you. Keep sweets in check.',
    2: 'Jupiter is good here for family happiness and learning. Learn facts by heart, and save a little.',
    3: 'Jupiter gives results here through effort, less through luck. Choose one course and practise it.',
    4: 'With Jupiter here home asks for patience. Help where you can, and keep your own desk in order.',
    5: 'One of the best places of Jupiter: studies and talents prosper. Take the exam, or show what you can do.',
    6: 'Jupiter increases small duties here. Make a list for each day, eat simply, and help two people only.',
    7: 'Jupiter supports friendships, joint work and travel here. Learn together with a classmate, and share what you know.',
    8: 'Jupiter’s help is hidden here. Study one difficult subject in depth, and ask an adult about each offer.',
    9: 'Jupiter brings good fortune through a teacher, an elder or a long trip. Apply for the course that you want.',
    10: 'With Jupiter here results are seen late. Keep to your timetable, and do not change your course in anger.',
    11: 'Jupiter brings friends and good news more easily than in most years. Join a club or a team.',
    12: 'Jupiter brings costs for study or travel. Talk about the sum at home first, and sleep enough.',
  },
  Rahu: {
    2: 'Rahu makes words bold and spending loose. Promise half of what you want to promise, and pay nothing online alone.',
    3: 'Rahu helps you through courage and new tools. Make or publish something small of your own.',
    4: 'Rahu makes home restless, through a move or a new device. Keep one fixed place and hour for study.',
    5: 'Rahu brings unusual ideas and attractions. Test an idea in a small form, and tell somebody at home about it.',
    6: 'Rahu helps you against rivals by new methods. Use practice papers and apps, and follow the rules strictly.',
    7: 'Rahu brings interesting people who promise much. Ask what they did last year, and keep old friends too.',
    8: 'Rahu brings rumours, mostly smaller than they sound. Share no password, and tell an adult what worries you.',
    10: 'Rahu brings you into view, and a chance can be large. Accept the stage, and prepare each fact.',
    11: 'Rahu brings gains through large groups and technology. Choose one group, and return what belongs to others.',
    12: 'Rahu makes sleep restless. Keep the phone out of the bedroom, and choose one trip in the year.',
  },
  Ketu: {
    2: 'Ketu lowers your interest in money and in long talk. Keep your papers in one folder, and eat with the family.',
    4: 'Ketu loosens your tie to home. Clear your shelf, keep your certificates safe, and call when you are away.',
    5: 'With Ketu here the subject matters more to you than marks. Study it deeply, and revise the dull parts too.',
    6: 'Ketu takes the force out of rivals and quarrels. Finish the oldest task, and leave the dispute to end by itself.',
    7: 'Ketu can make you quiet with a close friend. Walk together each week, and talk then.',
    8: 'Ketu turns you towards silence and hidden subjects. Take no risk with speed, and keep one person informed.',
    10: 'With Ketu here you prefer good work to prizes. Choose the task that needs skill, and put your name on it.',
    11: 'Ketu makes friends fewer. Leave a group quietly, and keep the two or three people you trust.',
  },
};
