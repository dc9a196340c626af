/** The antardashas, by maha dasha lord and antardasha lord: parts of life, and what to do. For a table. */
import type { Graha } from '#src/astrology/contract.ts';

export const antarDasha: Record<Graha, Record<Graha, string>> = {
  Sun: {
    Sun: 'Rank at work, the government and your father are the subjects. Accept a task in which people can see you, and keep regular hours.',
    Moon: 'Home and public work go well together. A family function, a better house or a vehicle is possible. Give your mother time.',
    Mars: 'Property, brothers and sisters, and a contest at work are in front. Effort is rewarded; settle land matters in writing.',
    Rahu: 'A new chance may come with unclear terms, and rivals are active. Read every paper twice, and do not boast at work.',
    Jupiter:
      'Seniors and teachers support you, and children or studies give joy. Ask for the promotion letter or the recommendation now.',
    Saturn:
      'More work and less praise is likely, with friction between you and a boss or father. Do your duty on time and keep records.',
    Mercury:
      'Papers, business and exams move quickly. This favours an application or a contract; check the figures before you sign.',
    Ketu: 'A change of post or place, or distance from some relatives, is likely. Finish your pending work, and drop a title that you do not need.',
    Venus:
      'Marriage talks, guests, a vehicle or other comforts are in front. Enjoy them, and fix an upper limit for the spending.',
  },
  Moon: {
    Moon: 'House, mother and your own moods are the subjects. A move or a new member of the family is possible; sleep regularly.',
    Mars: 'Energy for the house and for land is there, and tempers rise at home. Repair or build, and do not discuss when angry.',
    Rahu: 'The mind is restless, and new people come into your life. Do not sign or lend in a worried hour; keep to old friends.',
    Jupiter:
      'Comfort at home, good advice and a celebration are likely. Money for children’s education or a house is well spent now.',
    Saturn:
      'An older relative may need care, and your mood is low at times. Keep a fixed routine and meet one friend every week.',
    Mercury:
      'Study, writing and trade with the public do well. Start a course or a small home business, and answer letters at once.',
    Ketu: 'A quiet time with strong dreams, and less interest in company. Prayer and early sleep help; put off large family decisions.',
    Venus:
      'Love, marriage and a more beautiful home are the subjects. Buy for the house together, after comparing three offers.',
    Sun: 'Recognition from seniors or the government is possible. Speak for yourself in public, and leave time for the family.',
  },
  Mars: {
    Mars: 'Strength, property and disputes are the subjects. Choose one target, take up a sport, and drive carefully.',
    Rahu: 'Bold plans, machines and quick gains attract you. Ask an expert before you invest, and avoid shortcuts with the law.',
    Jupiter:
      'A wise senior helps your effort. Land, children or religious work can do well; take their advice before you act.',
    Saturn:
      'Hard work meets delay, and you feel held back. Go step by step, follow safety rules, and do not fight with seniors.',
    Mercury:
      'Technical skill and quick deals bring money. Learn a tool or a language, and keep your tone soft in messages.',
    Ketu: 'A sudden end or a change of direction is possible. Close what is finished, rest your body, and take no large risk.',
    Venus:
      'Attraction, vehicles and home comforts cost money and give joy. Pay in cash or UPI rather than by a new loan.',
    Sun: 'Courage brings recognition at work or from the government. Ask for responsibility, and be polite to your father.',
    Moon: 'A house is bought, repaired or changed, and the mother is important. Plan the move, and eat and sleep on time.',
  },
  Rahu: {
    Rahu: 'New ground begins: another field, city or circle of people. Learn first, invest later, and keep one old habit.',
    Jupiter:
      'A teacher or a good adviser brings order into your plans. Higher study, children or a pilgrimage are well placed.',
    Saturn:
      'Ambition has to wait for hard work. Expect long hours and few results at first; stay in the job until they come.',
    Mercury:
      'Clever work, trade and new technology bring income. Write everything down, and check the honesty of a partner.',
    Ketu: 'Plans change suddenly, and you feel unsure for a time. Keep savings for six months, and decide nothing in a hurry.',
    Venus:
      'Attraction, friends and costly things are in front; a marriage or a vehicle is possible. Ask about the family before you say yes.',
    Sun: 'You come under the eyes of seniors or officials. Keep tax and official papers clean, and do not argue about rank.',
    Moon: 'Feelings change often, and a change of home is possible. Stay close to your mother or an old friend, and sleep enough.',
    Mars: 'The last part of Rahu brings effort, disputes and quick decisions. Finish old matters, drive slowly, and avoid new loans.',
  },
  Jupiter: {
    Jupiter:
      'Study, children, marriage and good name grow. Begin what needs years: a degree, a house, a long investment.',
    Saturn:
      'Plans become real through steady work. Income grows slowly; build the foundation, such as EPF, land or a licence.',
    Mercury:
      'Study, teaching, business and certificates do well. Sit the exam, write, or add a second skill to your trade.',
    Ketu: 'Interest turns to prayer, pilgrimage or old knowledge. Travel light, and do not give away money that the family needs.',
    Venus:
      'Comfort, a celebration or a good match is likely. Share what you have, and keep a list of what you spend.',
    Sun: 'Honour comes from people whom you respect. Accept a post or a public duty, and support your father.',
    Moon: 'Joy in the family, perhaps a child, is likely. Buy property or furnish the home within your means.',
    Mars: 'Energy goes into land, building or a good cause. Act on the advice that you already have, and start the work.',
    Rahu: 'An unusual chance comes, often from abroad or from other communities. Check your adviser before you follow.',
  },
  Saturn: {
    Saturn:
      'Long work begins that shows its result late. Choose a duty you can keep for years, and care for knees and sleep.',
    Mercury:
      'Careful plans begin to earn money through trade, writing or skill. Ask for a better post, and keep accounts in order.',
    Ketu: 'Fewer possessions and fewer people, with more time alone. Do not resign in a low mood; finish old debts.',
    Venus:
      'Reward after work: comfort, a marriage, a vehicle or support from friends. Rest without guilt, and avoid a loan for show.',
    Sun: 'Your pride meets the rules of seniors, officials or your father. Keep copies of papers, and answer politely.',
    Moon: 'Moods are heavier, and a mother or an elder may need you. Keep good company, and eat at regular hours.',
    Mars: 'Hard effort and irritation come together. Follow safety rules at work, and sleep one night before an angry letter.',
    Rahu: 'An unfamiliar task or place teaches you much. Avoid doubtful offers, and keep proof of every payment.',
    Jupiter:
      'The load becomes lighter, and help comes from elders or teachers. Property or a better post is possible, so apply for it.',
  },
  Mercury: {
    Mercury:
      'Study, business and new contacts are the subjects. Join the course or open the shop, and learn from friends.',
    Ketu: 'Thoughts scatter, and a plan may stop. Avoid new contracts, write less, and use the time for research.',
    Venus:
      'Trade with beauty, music or writing does well, and family life is pleasant. Sign fair agreements and meet friends.',
    Sun: 'Your own words are noticed by seniors or officials. Apply under your name, give the talk, and stay modest.',
    Moon: 'Talks at home decide much, and the public likes your work. Settle family matters, and rest your nerves in the evening.',
    Mars: 'Debate, speed and technical work are in front, and words become sharp. Finish the project, and check before you send.',
    Rahu: 'Foreign languages, software and new media bring chances. Verify people and links, and limit the hours on screen.',
    Jupiter:
      'What you know turns into good judgement. Teach, take a higher exam, or let a wise person review your business.',
    Saturn:
      'Long papers and old accounts get finished. Work with method, accept slow pay, and help an elderly relative with forms.',
  },
  Ketu: {
    Ketu: 'A time of clearing, in which old interests fall away. Keep your job, simplify the rest, and begin a daily prayer.',
    Venus:
      'Relationships and comforts are seen in a new way, and expenses rise. Be gentle with your partner, and buy little.',
    Sun: 'You decide something alone, perhaps against the wish of a senior. Stay polite, and respect your father’s opinion.',
    Moon: 'Feelings rise and fall, and money comes and goes. Keep near your mother or near water, and save a fixed sum.',
    Mars: 'Sudden energy and small accidents are possible. Work slowly with tools and vehicles, and do not start a quarrel.',
    Rahu: 'Two opposite wishes confuse you. Put off moves and large deals until this sub-period ends, and ask one elder.',
    Jupiter:
      'A teacher, a scripture or a child gives meaning back. Good for pilgrimage, study and peace with your relatives.',
    Saturn:
      'Much work alone, with little outer reward. Keep your discipline, save money, and see to your teeth and bones.',
    Mercury:
      'Interest in study and trade returns. Sort your papers, refresh an old skill, and contact people you had lost.',
  },
  Venus: {
    Venus:
      'Marriage, love, comfort and a vehicle are the subjects. Make agreements now, and save part of the larger income.',
    Sun: 'Love and pride meet, and a partner or an official may oppose you. Share decisions, and avoid loans to impress.',
    Moon: 'Home, mother and tender plans are in front. A house or a child is possible; spend on the home and not on moods.',
    Mars: 'Passion, property and expense come together. Choose land or a building over luxury, and cool down before you speak.',
    Rahu: 'Strong attraction and unexpected gains or losses. Check a new person or offer for three months before you commit.',
    Jupiter:
      'Good fortune with sound advice: marriage, children, study or religious work. Take the chance, and thank the adviser.',
    Saturn:
      'Relationships ask for work, and property grows slowly. Support an older person, and put the shared budget on paper.',
    Mercury:
      'Contracts, arts and trade bring money, and young people bring joy. Learn to sell what you make, at a fair price.',
    Ketu: 'A quieter end of the Venus years, with some distance in a relationship. Give away what is unused, and keep the tie warm.',
  },
};
