import { downloadAppointment } from '#functions/calendar/download-appointment.ts';
import { getFeed } from '#functions/calendar/get-feed.ts';
import { readFeed } from '#functions/calendar/read-feed.ts';
import { rotateFeed } from '#functions/calendar/rotate-feed.ts';

export const calendarHandlers = { getFeed, rotateFeed, readFeed, downloadAppointment };
