/** Slow transits and Venus at twelve to fifteen, and from sixteen on in the report of a child. Keys of places are places from 1. */

export const childSlowTransits = {
  Saturn: {
    2: 'Plain food, few things and clear words suit you now. Speak softly at home, and keep away from the quarrels of others.',
    3: 'This transit supports practice and courage. What you train now stays for long: a sport, a language, or some days away from home.',
    4: 'Changes at home, such as a move, repairs or a tired parent, affect you. Keep your place of study and one duty the same.',
    5: 'Lessons go slowly and stay for good. Repeat each chapter twice, and do not compare yourself with faster students.',
    6: 'Good habits become firm in this transit, from sport to homework. Small difficulties pass if you keep to the same hours every day.',
    7: 'Friendship is slow work now. One patient friend is better than a group, and a fair word ends a quarrel.',
    8: 'You keep questions inside for a long time. Talk with one adult whom you trust, on a walk or in the evening.',
    10: 'Larger duties come, at school or at home. Do one after the other, and ask for help when the day has been long.',
    11: 'This is the kindest place of Saturn. Long practice brings success, and older students and elders support you. One wish that has waited may come true.',
  },
  Jupiter: {
    1: 'Energy, appetite and strong opinions grow during this transit. Do sport every day, and eat fewer sweets.',
    2: 'Food, words and songs go well at home now. It is a good year to learn a text by heart or another language.',
    3: 'Effort brings more than luck in this transit. Twenty minutes of practice a day move you ahead where wishing does not.',
    4: 'Home may be full of guests or on the move. Keep one fixed hour for study and one for sleep, and you feel settled anywhere.',
    5: 'This is one of the best transits for a student. Learning is easy and talents show. Begin the subject or the art that you like most.',
    6: 'Many small tasks come together, and you tire of them. Make a list, and do the hardest one first.',
    8: 'You think much about beginnings, endings and secrets. Ask an adult for true answers, and avoid frightening films at night.',
    9: 'Travel, faith and a supportive teacher bring you good fortune. Plan a pilgrimage or an educational trip with the family.',
    10: 'Praise and prizes are fewer during this transit. Do your work for the joy of it, and keep to your hours.',
    12: 'You are in a giving mood and like quiet trips. Visit temples and gardens, and give away what you no longer use.',
  },
  Rahu: {
    1: 'Moods change quickly under many new impressions. Switch off screens early, and keep fixed hours of sleep.',
    2: 'You use new words and want unusual food. Speak with respect at home, and eat outside only now and then.',
    3: 'This transit makes you bold and inventive. New tools, sports and friends are good, as long as an adult knows where you are.',
    4: 'Home feels different: another room, a new town or new people. Keep one place that is only yours, and you settle in.',
    5: 'Imagination is very strong now. Use it for stories, films or inventions, and keep your hours of study.',
    7: 'Exciting new friends come and go. Let your family meet them, and keep a fixed day for the old friend.',
    8: 'Frightening stories and videos attract you more than they do you good. Keep away from dares, and talk with an adult about what worries you.',
    9: 'You see that other families believe and live differently. Compare calmly, and ask your elders for their reasons.',
    10: 'Sudden attention comes, on a stage or in class. Enjoy it, and build real skill behind it.',
    12: 'Dreams are crowded, and screens disturb sleep. A dim room and no phone after dinner help.',
  },
  Ketu: {
    1: 'You turn inward and notice much. Time alone is good; tell one person each day how you are.',
    2: 'You eat little and speak little for a while. Keep fixed meals. For parents: avoid comments in front of guests.',
    3: 'You act on instinct and are often right. Quiet training suits this time better than loud competition.',
    4: 'A change in the house leaves a gap for you. Keep one thing from the old time, and write about it.',
    6: 'Small troubles pass by themselves in this transit. Routine becomes easier, and you may surprise the family by doing a task unasked.',
    7: 'Less company is enough for you now. One quiet friend is right, and you may go home early.',
    8: 'You feel more than you can say. A pet, music or an elder with time makes it easier.',
    9: 'You look at rituals with honest eyes. One lamp lit with feeling means more to you than a long ceremony.',
    10: 'You do the work and avoid the applause. That is fine; thank those who notice it.',
    11: 'Few friends are chosen, and chosen well. Something that nobody planned may become your greatest joy.',
    12: 'Sleep is deep or full of dreams. Write them down, and end the day early with a short prayer.',
  },
} as const;

/** By the sign of Venus. */
export const childVenusInSign = {
  1: 'You like a new friend at once and say so. Colours and lively games please you. Learn to wait before you promise much.',
  3: 'You make friends by talking and joking. Music, books and messages are a pleasure. Write a long letter to a cousin.',
  4: 'You show affection by caring for others or for animals. Old family songs comfort you. Look after somebody younger.',
  5: 'You like gifts, clothes and a stage. You enjoy praise and give it back. Take part in a school function.',
  6: 'You show kindness by helping and putting things in order. You notice small faults, also your own. Praise what is good, and leave the fault.',
  10: 'Trust grows slowly in you, and then it lasts. You like well-made things. Save for one good tool or instrument in place of many small things.',
  12: 'Your gentle heart feels with others and with animals. Music and painting come easily. Choose kind company and quiet evenings.',
} as const;
