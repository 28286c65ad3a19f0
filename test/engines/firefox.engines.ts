import { describeIn } from './describeIn';
import { firefox } from './firefox';
import { describeSite } from './site';

describeIn(firefox, describeSite);
