import { App, Stack, Validations } from 'aws-cdk-lib';
import featureFlags from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };
import { AwsSolutionsChecks } from 'cdk-nag';
import type { Construct } from 'constructs';
import { createAlarms } from '#infra/aws/alarms.ts';
import { apiHostname, connectOperations, createApi } from '#infra/aws/api-gateway.ts';
import { createBucket, createLogBucket } from '#infra/aws/bucket.ts';
import { createBudget, tagResources } from '#infra/aws/budget.ts';
import { createDeadLetters } from '#infra/aws/dead-letters.ts';
import { type Environment, environmentNamed } from '#infra/aws/environments.ts';
import { connectConsumers, createEventBus } from '#infra/aws/event-bus.ts';
import { createLambdas } from '#infra/aws/lambda.ts';
import { createMail } from '#infra/aws/mail.ts';
import { createOutputs } from '#infra/aws/outputs.ts';
import { createParameters } from '#infra/aws/parameters.ts';
import { connectOversizedUploads, createPhotoBuckets } from '#infra/aws/photos.ts';
import { connectQueues, createQueues } from '#infra/aws/queues.ts';
import { connectSchedules } from '#infra/aws/schedules.ts';
import { createSecrets } from '#infra/aws/secrets.ts';
import { createSignIn } from '#infra/aws/sign-in.ts';
import { deploySite } from '#infra/aws/site-files.ts';
import { connectOutbox, createTable } from '#infra/aws/table.ts';
import { createWebsite } from '#infra/aws/website.ts';

/** The folders of the build output: Lambda bundles (`<name>/index.mjs`) and the site (`index.html`, `assets/`). */
export interface Built {
  bundles: string;
  site: string;
}

/** All resources of one environment. */
export class HoundwellStack extends Stack {
  constructor(scope: Construct, environment: Environment, built: Built) {
    super(scope, `Houndwell-${environment.name}`, {
      description: `Houndwell, a dog wellness companion (${environment.name})`,
      terminationProtection: environment.keepsData,
      analyticsReporting: false,
    });
    const parameters = createParameters(this, environment);
    const secrets = createSecrets(this, environment, parameters.secrets);
    const deadLetters = createDeadLetters(this);
    const streamedTable = createTable(this, environment);
    const signIn = createSignIn(this, environment);
    const { bus, archiveArn } = createEventBus(this);
    const queues = createQueues(this, deadLetters);
    const mailConfigurationSet = createMail(this, queues.mail, deadLetters);
    const logs = createLogBucket(this, environment);
    const photoBuckets = createPhotoBuckets(this, environment, logs);
    const siteBucket = createBucket(this, 'SiteBucket', environment, {
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'site/',
    });
    const { api, stage } = createApi(this, environment);
    const website = createWebsite(this, {
      environment,
      parameters,
      siteBucket,
      photoBuckets,
      apiHostname: apiHostname(api),
      originSecret: secrets.originSent,
    });
    const functions = createLambdas(this, {
      environment,
      bundles: built.bundles,
      reservesConcurrency: parameters.reservesConcurrency,
      variables: {
        SITE_ORIGIN: website.origin,
        ORIGIN_SECRET: secrets.originAccepted,
        SIGNING_SECRET: secrets.signing,
        TABLE_NAME: streamedTable.table.tableName,
        USER_POOL_ID: signIn.pool.userPoolId,
        USER_POOL_CLIENT_ID: signIn.clientId,
        EVENT_BUS_NAME: bus.eventBusName,
        MAIL_FROM: `Houndwell <${parameters.mailFrom}>`,
        MAIL_CONFIGURATION_SET: mailConfigurationSet.configurationSetName,
        SUPPORT_MAILBOX: parameters.supportMailboxes.general,
        BILLING_MAILBOX: parameters.supportMailboxes.billing,
        TECHNICAL_MAILBOX: parameters.supportMailboxes.technical,
        SIGN_UPS_PER_HOUR: String(environment.signUpsPerHour),
        PAYMENTS: environment.payments,
        ...parameters.stripe,
        PLANS_ON_SALE: String(environment.plansOnSale),
        ASSISTANT_MODEL_ID: environment.modelId ?? '',
        ASSISTANT_DAILY_TOKENS: String(environment.assistantDailyTokens),
        INCOMING_BUCKET: photoBuckets.incoming.bucketName,
        PHOTOS_BUCKET: photoBuckets.photos.bucketName,
        EXPORTS_BUCKET: photoBuckets.exports.bucketName,
        S3_PATH_STYLE: 'false',
        UPLOAD_ENDPOINT: `https://s3.${this.region}.${this.urlSuffix}`,
        PUSH_SECRET: secrets.push,
        PUSH_CONTACT: parameters.securityContact,
        PUSH_HOSTS: parameters.pushHosts,
      },
      grantable: {
        streamedTable,
        userPool: signIn.pool,
        modelId: environment.modelId,
        bus,
        mailFrom: parameters.mailFrom,
        queues,
        photoBuckets,
        deadLetters,
      },
    });
    connectOperations(api, functions);
    connectOutbox(this, streamedTable.streamArn, functions.outbox, deadLetters.stream);
    connectConsumers(this, bus, functions, deadLetters.events);
    connectOversizedUploads(this, photoBuckets, functions['photos-consumer'], deadLetters.events);
    connectQueues(this, queues, { bus, functions, deadLetters });
    const scheduleGroup = connectSchedules(this, functions, deadLetters.schedules);
    const alarmTopicArn = createAlarms(this, environment, parameters.alarmMailbox, {
      api,
      functions,
      deadLetters,
      queues,
      scheduleGroup,
      bus,
    });
    createBudget(this, environment, parameters);
    deploySite(this, environment, siteBucket, {
      folder: built.site,
      origin: website.origin,
      securityContact: parameters.securityContact,
      mapTiles: parameters.mapTiles,
      api: [api, stage, ...Object.values(functions)],
    });
    createOutputs(this, {
      SiteAddress: website.origin,
      DistributionDomain: website.distribution.distributionDomainName,
      TableName: streamedTable.table.tableName,
      UserPoolId: signIn.pool.userPoolId,
      EventBusArn: bus.eventBusArn,
      EventArchiveArn: archiveArn,
      SiteBucketName: siteBucket.bucketName,
      PhotosBucketName: photoBuckets.photos.bucketName,
      IncomingBucketName: photoBuckets.incoming.bucketName,
      ExportBucketName: photoBuckets.exports.bucketName,
      LogBucketName: logs.bucketName,
      AlarmTopicArn: alarmTopicArn,
      EventDeadLettersUrl: deadLetters.events.queueUrl,
      ScheduleDeadLettersUrl: deadLetters.schedules.queueUrl,
      StreamDeadLettersUrl: deadLetters.stream.queueUrl,
      MailDeadLettersUrl: deadLetters.mail.queueUrl,
      MailDeadLettersArn: deadLetters.mail.queueArn,
      PushDeadLettersUrl: deadLetters.push.queueUrl,
      PushDeadLettersArn: deadLetters.push.queueArn,
    });
    tagResources(this, environment);
  }
}

export interface ApplicationOptions {
  outdir?: string;
  context?: Record<string, unknown>;
  /** Default: the environment that the CDK context names (`-c env=dev|staging|prod`), else dev. */
  environment?: Environment;
}

export interface Application {
  app: App;
  stack: HoundwellStack;
  environment: Environment;
}

/** Creates the CDK app of one environment. `synth` throws when a cdk-nag finding is not acknowledged. */
export function createApplication(built: Built, options: ApplicationOptions = {}): Application {
  const app = new App({ outdir: options.outdir, context: { ...featureFlags, ...options.context } });
  const environment = options.environment ?? environmentNamed(String(app.node.tryGetContext('env') ?? 'dev'));
  const stack = new HoundwellStack(app, environment, built);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return { app, stack, environment };
}
