import { describeIn } from './describeIn';
import { describeSite } from './site';
import { webkit } from './webkit';

describeIn(webkit, describeSite);
